import { recordController, recordVerb } from '../../../records/actions';
import { reportVerb, sellVerb } from '../../../records/moderation';
import { importProducts, verifyProduct } from '../../../products/moderation';
import { mergeProduct } from '../../../products/merge';

export default recordController('products', {
  verify: recordVerb('products', verifyProduct),
  merge: recordVerb('products', mergeProduct),
  report: reportVerb('products'),
  sell: sellVerb('products'),
  import: importProducts,
});
