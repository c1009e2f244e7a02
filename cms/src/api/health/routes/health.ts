export default {
  routes: [
    // Open to monitoring; they say only if the CMS is up and takes calls.
    { method: 'GET', path: '/health', handler: 'health.check', config: { auth: false } },
    { method: 'GET', path: '/health/published', handler: 'health.published', config: { auth: false } },
    { method: 'GET', path: '/health/ready', handler: 'health.ready', config: { auth: false } },
  ],
};
