export default {
  routes: [
    { method: 'GET', path: '/crawlers/robots.txt', handler: 'crawlers.robots' },
    { method: 'GET', path: '/crawlers/:sitemap', handler: 'crawlers.sitemap' },
  ],
};
