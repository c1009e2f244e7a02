import { recordRoutes } from '../../../records/actions';

export default recordRoutes('logs', 'log', ['find', 'findOne', 'create', 'delete']);
