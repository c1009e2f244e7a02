import { recordRoutes } from '../../../records/routes';

export default recordRoutes('foods', 'food', ['find', 'findOne']);
