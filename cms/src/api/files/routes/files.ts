export default {
  routes: [{ method: 'GET', path: '/files/:id', handler: 'files.findOne' }],
};
