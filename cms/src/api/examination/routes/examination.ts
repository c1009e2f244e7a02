import { recordRoutes } from '../../../records/actions';

export default recordRoutes('examinations', 'examination', ['find', 'findOne', 'create', 'update', 'delete']);
