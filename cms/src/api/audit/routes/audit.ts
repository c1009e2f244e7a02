import { recordRoutes } from '../../../records/actions';

export default recordRoutes('audits', 'audit', ['find', 'findOne']);
