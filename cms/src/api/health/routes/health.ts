export default {
  routes: [
    // Open to machines that watch the house; it tells nothing but that it stands.
    { method: 'GET', path: '/health', handler: 'health.check', config: { auth: false } },
  ],
};
