import { recordRoutes } from '../../../records/actions';

export default recordRoutes('visits', 'visit', ['find', 'findOne', 'create', 'update', 'delete']);
