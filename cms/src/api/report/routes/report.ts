import { recordRoutes } from '../../../records/routes';

export default recordRoutes('reports', 'report', ['find', 'findOne', 'update']);
