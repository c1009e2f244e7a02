import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('pantry-items', 'pantry-item', ['find', 'findOne', 'delete']);

export default {
  routes: [
    { method: 'POST', path: '/pantry-items/change', handler: 'pantry-item.change' },
    { method: 'POST', path: '/pantry-items/undo', handler: 'pantry-item.undo' },
    ...routes,
  ],
};
