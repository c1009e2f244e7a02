import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('foods', 'food', ['find', 'findOne']);

export default {
  routes: [{ method: 'GET', path: '/foods/names', handler: 'food.names' }, ...routes],
};
