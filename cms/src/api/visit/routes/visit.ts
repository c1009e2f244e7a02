import { recordRoutes } from '../../../records/routes';

export default recordRoutes('visits', 'visit', ['find', 'findOne', 'create', 'update', 'delete']);
