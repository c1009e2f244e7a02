import { recordRoutes } from '../../../records/actions';

export default recordRoutes('supplements', 'supplement', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
