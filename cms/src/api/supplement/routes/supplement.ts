import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('supplements', 'supplement', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
