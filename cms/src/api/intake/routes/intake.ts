import { recordRoutes } from '../../../records/actions';

export default recordRoutes('intakes', 'intake', ['find', 'findOne', 'create', 'update', 'delete']);
