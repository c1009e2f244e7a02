import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('pantry-movements', 'pantry-movement', ['find']);
