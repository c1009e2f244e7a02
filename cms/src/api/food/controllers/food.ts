import { listFoodNames } from '../../../products/food-names';
import { recordController } from '../../../records/actions';

export default recordController('foods', { names: listFoodNames });
