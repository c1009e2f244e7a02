import { recordRoutes } from '../../../records/routes';

export default recordRoutes('exercises', 'exercise', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
