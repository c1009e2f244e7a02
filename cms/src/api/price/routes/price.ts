import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('prices', 'price', ['find', 'findOne', 'create', 'update', 'delete']);

export default {
  routes: [
    { method: 'GET', path: '/prices/latest', handler: 'price.latest' },
    { method: 'GET', path: '/prices/spending', handler: 'price.spending' },
    { method: 'POST', path: '/prices/budget', handler: 'price.budget' },
    ...routes,
  ],
};
