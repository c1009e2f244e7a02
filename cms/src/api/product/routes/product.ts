import { recordRoutes } from '../../../records/routes';

const { routes } = recordRoutes('products', 'product', ['find', 'findOne', 'create', 'update', 'delete'], {
  verify: 'verify',
  merge: 'merge',
  report: 'report',
  sell: 'sell',
});

export default {
  routes: [{ method: 'POST', path: '/products/import', handler: 'product.import' }, ...routes],
};
