import { recordRoutes } from '../../../records/routes';

export default recordRoutes('imports', 'import', ['find', 'findOne', 'create', 'update', 'delete'], {
  take: 'take',
  undo: 'undo',
});
