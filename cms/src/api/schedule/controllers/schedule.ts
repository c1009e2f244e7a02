import { recordController } from '../../../records/http/actions';

export default recordController('schedules');
