import { noteDish } from '../../../dishes/notes';
import { rateDishes } from '../../../dishes/ratings';
import { recordController } from '../../../records/http/actions';

export default recordController('dish-notes', { create: noteDish, rate: rateDishes });
