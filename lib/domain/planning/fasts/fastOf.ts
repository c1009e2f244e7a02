import { isFormOf } from '../../dish/nameForms';
import { isOneOf } from '../../isOneOf';
import { ORIGINS, type Origin, type ProductFacts } from '../../product/types';
import { isStricter, type FastDegree } from './fasting';

/** Strictest fast that a food of each origin keeps; a plant keeps none without oil if it is an oil. */
const KEPT_BY: Readonly<Record<Origin, FastDegree>> = {
  plant: 'strict',
  fish: 'fish',
  dairy: 'meatless',
  egg: 'meatless',
  honey: 'meatless',
  animal: 'free',
};
const FATS = ['oil', 'margarine', 'shortening', 'ზეთი', 'მარგარინი'];
const WINES = ['wine', 'ღვინო'];
const VINEGARS = ['vinegar', 'ძმარი'];
/** Grams of fat in 100 gr from which a food of plants is a fat itself; nuts have less. */
const FAT = 78;

const isNamedBy = (words: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => words.some((said) => isFormOf(name, said)));

/** Checks whether a food is, or is kept in, oil or another fat, or is wine; one of unknown fat counts as an oil. */
function isOilOrWine({ Name, NameKa, fats }: ProductFacts): boolean {
  if (typeof fats !== 'number' || fats >= FAT) return true;
  const words = `${Name} ${NameKa ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
  return isNamedBy(words, FATS) || (isNamedBy(words, WINES) && !isNamedBy(words, VINEGARS));
}

function keptBy(product: ProductFacts): FastDegree {
  const { origin } = product;
  if (!isOneOf(ORIGINS, origin)) return 'free';
  return origin === 'plant' && isOilOrWine(product) ? 'oil' : KEPT_BY[origin];
}

/** Returns the strictest fast that food made of these products keeps; none if there are none, or an origin is unknown. */
export function fastOf(products: readonly ProductFacts[]): FastDegree {
  if (products.length === 0) return 'free';
  return products.map(keptBy).reduce((mildest, one) => (isStricter(mildest, one) ? one : mildest));
}
