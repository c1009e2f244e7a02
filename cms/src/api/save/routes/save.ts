import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('saves', 'save', ['find', 'findOne']);
