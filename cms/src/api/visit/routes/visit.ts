import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('visits', 'visit', ['find', 'findOne', 'create', 'update', 'delete']);
