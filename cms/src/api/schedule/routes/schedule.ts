import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('schedules', 'schedule', ['find', 'findOne', 'create', 'update', 'delete']);
