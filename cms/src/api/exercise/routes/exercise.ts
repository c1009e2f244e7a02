import { recordRoutes } from '../../../records/actions';

export default recordRoutes('exercises', 'exercise', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
