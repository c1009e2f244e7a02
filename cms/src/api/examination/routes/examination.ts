import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('examinations', 'examination', ['find', 'findOne', 'create', 'update', 'delete']);
