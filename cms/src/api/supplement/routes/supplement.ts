import { recordRoutes } from '../../../records/routes';

export default recordRoutes('supplements', 'supplement', ['find', 'findOne', 'create', 'update', 'delete'], {
  report: 'report',
  hide: 'hide',
});
