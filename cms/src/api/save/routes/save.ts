import { recordRoutes } from '../../../records/routes';

export default recordRoutes('saves', 'save', ['find', 'findOne']);
