import { noteDish } from '../../../dishes/notes';
import { recordController } from '../../../records/actions';

export default recordController('dish-notes', { create: noteDish });
