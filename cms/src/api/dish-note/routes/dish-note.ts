import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('dish-notes', 'dish-note', ['find', 'findOne', 'create', 'delete']);

export default {
  routes: [{ method: 'POST', path: '/dish-notes/rate', handler: 'dish-note.rate' }, ...routes],
};
