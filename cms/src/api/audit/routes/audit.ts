import { recordRoutes } from '../../../records/routes';

export default recordRoutes('audits', 'audit', ['find', 'findOne']);
