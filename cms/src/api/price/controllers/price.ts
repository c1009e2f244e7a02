import { pay } from '../../../prices/prices';
import { listLatest } from '../../../prices/latest';
import { readSpending, setBudget } from '../../../prices/spending';
import { recordController } from '../../../records/http/actions';

export default recordController('prices', {
  create: pay,
  latest: listLatest,
  spending: readSpending,
  budget: setBudget,
});
