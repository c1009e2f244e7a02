export default {
  routes: [{ method: 'GET', path: '/live', handler: 'live.stream' }],
};
