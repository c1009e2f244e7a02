export default {
  routes: [
    // Open to monitoring; it says only whether the CMS is up.
    { method: 'GET', path: '/health', handler: 'health.check', config: { auth: false } },
  ],
};
