import { recordRoutes } from '../../../records/routes';

export default recordRoutes('schedules', 'schedule', ['find', 'findOne', 'create', 'update', 'delete']);
