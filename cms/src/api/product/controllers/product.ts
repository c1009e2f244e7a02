import { recordController, recordVerb } from '../../../records/http/actions';
import { reportVerb, sellVerb } from '../../../records/write/moderation';
import { verifyProduct } from '../../../products/moderation';
import { importProducts } from '../../../products/table';
import { mergeProduct } from '../../../products/merge';
import { matchNames } from '../../../products/match';
import { productOfFood } from '../../../products/of-food';
import { offerProducts } from '../../../products/offer';
import { sameAsFood } from '../../../products/same-as';

export default recordController('products', {
  verify: recordVerb('products', verifyProduct),
  merge: recordVerb('products', mergeProduct),
  report: reportVerb('products'),
  sell: sellVerb('products'),
  sameAs: recordVerb('products', sameAsFood),
  import: importProducts,
  offer: offerProducts,
  ofFood: productOfFood,
  match: matchNames,
});
