import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('stocks', 'stock', ['find', 'findOne', 'update'], { move: 'move' });

export default {
  routes: [
    { method: 'GET', path: '/stocks/products', handler: 'stock.products' },
    { method: 'GET', path: '/stocks/held', handler: 'stock.held' },
    { method: 'POST', path: '/stocks/arrivals', handler: 'stock.arrivals' },
    ...routes,
  ],
};
