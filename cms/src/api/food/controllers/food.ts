import { listFoodNames } from '../../../products/food-names';
import { recordController } from '../../../records/http/actions';

export default recordController('foods', { names: listFoodNames });
