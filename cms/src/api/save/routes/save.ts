import { recordRoutes } from '../../../records/actions';

export default recordRoutes('saves', 'save', ['find', 'findOne']);
