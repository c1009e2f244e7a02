import { recordRoutes } from '../../../records/actions';

const { routes } = recordRoutes('stocks', 'stock', ['find', 'findOne', 'update'], { move: 'move' });

export default {
  routes: [
    { method: 'GET', path: '/stocks/products', handler: 'stock.products' },
    { method: 'POST', path: '/stocks/arrivals', handler: 'stock.arrivals' },
    ...routes,
  ],
};
