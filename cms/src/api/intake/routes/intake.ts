import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('intakes', 'intake', ['find', 'findOne', 'create', 'update', 'delete']);
