import { recordRoutes } from '../../../records/routes';

export default recordRoutes('pantry-movements', 'pantry-movement', ['find']);
