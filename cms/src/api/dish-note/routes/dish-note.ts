import { recordRoutes } from '../../../records/routes';

export default recordRoutes('dish-notes', 'dish-note', ['find', 'findOne', 'create', 'delete']);
