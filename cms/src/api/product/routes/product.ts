import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('products', 'product', ['find', 'findOne', 'create', 'update', 'delete'], {
  verify: 'verify',
  merge: 'merge',
  report: 'report',
  sell: 'sell',
  'same-as': 'sameAs',
});

export default {
  routes: [
    { method: 'POST', path: '/products/import', handler: 'product.import' },
    { method: 'GET', path: '/products/offer', handler: 'product.offer' },
    { method: 'POST', path: '/products/of-food', handler: 'product.ofFood' },
    { method: 'POST', path: '/products/match', handler: 'product.match' },
    ...routes,
  ],
};
