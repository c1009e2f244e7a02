import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('exercises', 'exercise', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
