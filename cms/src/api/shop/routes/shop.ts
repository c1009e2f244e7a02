import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('shop', 'shop', ['find', 'findOne', 'update']);

export default { routes: [{ method: 'GET', path: '/shop/day', handler: 'shop.day' }, ...routes] };
