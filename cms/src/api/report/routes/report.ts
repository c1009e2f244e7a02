import { recordRoutes } from '../../../records/actions';

export default recordRoutes('reports', 'report', ['find', 'findOne', 'update']);
