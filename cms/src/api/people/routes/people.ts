export default {
  routes: [{ method: 'GET', path: '/people/:id', handler: 'people.findOne' }],
};
