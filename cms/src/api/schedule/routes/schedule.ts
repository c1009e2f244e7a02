import { recordRoutes } from '../../../records/actions';

export default recordRoutes('schedules', 'schedule', ['find', 'findOne', 'create', 'update', 'delete']);
