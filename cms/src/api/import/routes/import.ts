import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('imports', 'import', ['find', 'findOne', 'create', 'update', 'delete'], {
  take: 'take',
  undo: 'undo',
});

export default {
  routes: [{ method: 'GET', path: '/imports/:id/pictures/:key', handler: 'import.picture' }, ...routes],
};
