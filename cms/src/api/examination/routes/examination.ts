import { recordRoutes } from '../../../records/routes';

export default recordRoutes('examinations', 'examination', ['find', 'findOne', 'create', 'update', 'delete']);
