import { recordRoutes } from '../../../records/routes';

export default recordRoutes('intakes', 'intake', ['find', 'findOne', 'create', 'update', 'delete']);
