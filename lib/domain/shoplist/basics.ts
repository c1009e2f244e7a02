import { nameKey } from '../text/clean';
import type { Category } from '../product/types';
import type { ShopItem, ShopProduct } from './types';

/** Products that most households buy every week; suggested until this household's habits are known. */
const BASICS = [
  'White bread',
  'Milk',
  'Egg',
  'Potato',
  'Onion',
  'Tomato',
  'Matsoni',
  'Sulguni',
  'Banana',
  'Butter',
];
/** Products that many households always have at home. */
const STAPLE_IDEAS = [
  'Salt',
  'Black pepper',
  'Sugar',
  'Sunflower oil',
  'Wheat flour',
  'Wine vinegar',
  'Bay leaf',
];
/** Maximum number of chips; below `LEAST`, basics fill them up. */
const MOST = 12;
const LEAST = 6;

interface Thing<P> {
  readonly Name: string;
  readonly category: Category | null;
  readonly product: P | null;
}

const called = <P extends ShopProduct>(names: readonly string[], products: readonly P[]): P[] =>
  names.flatMap((name) => products.find(({ Name }) => Name === name) ?? []);

/**
 * Returns frequently bought things that are not on the list (ticked or not), most frequent first; filled up with basics
 * to at least six if the shop has them.
 */
export function usualNow<P extends ShopProduct>(
  usual: readonly Thing<P>[],
  catalogue: readonly P[],
  items: readonly Pick<ShopItem, 'product' | 'Name' | 'atHome'>[],
): Thing<P>[] {
  const listed = items.filter(({ atHome }) => !atHome);
  const isListed = ({ product, Name }: Thing<P>) =>
    listed.some((item) =>
      product ? item.product?.id === product.id : !item.product && nameKey(item.Name) === nameKey(Name),
    );
  const own = usual.filter((thing) => !isListed(thing)).slice(0, MOST);
  const basics = called(BASICS, catalogue)
    .filter(({ id }) => !usual.some(({ product }) => product?.id === id))
    .map((product): Thing<P> => ({ Name: product.Name, category: null, product }));
  return [...own, ...basics.filter((thing) => !isListed(thing)).slice(0, Math.max(0, LEAST - own.length))];
}

/** Returns products that many households always have and this person has not marked, as far as the shop has them. */
export function stapleIdeas<P extends ShopProduct>(
  catalogue: readonly P[],
  staples: readonly { readonly id: number }[],
): P[] {
  return called(STAPLE_IDEAS, catalogue).filter(({ id }) => !staples.some((staple) => staple.id === id));
}
