import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('audits', 'audit', ['find', 'findOne']);
