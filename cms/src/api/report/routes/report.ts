import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('reports', 'report', ['find', 'findOne', 'update']);
