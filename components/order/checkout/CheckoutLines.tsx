import { ChevronDown, CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { AisleIcon } from '@/components/food/AisleIcon';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useDishFaces } from '@/context/order/orders';
import type { LineProblem } from '@/lib/forms/order/problems';
import type { CheckoutLine } from '@/lib/forms/order/values';
import type { Category } from '@/lib/domain/product/types';
import css from './CheckoutLines.module.scss';
import { CheckoutLineRow } from './CheckoutLine';
import { groupsOf, type CheckoutGroup } from './useCheckoutLines';
import { useOrderWords } from '@/components/order/useOrderWords';

interface CheckoutLinesProps {
  readonly lines: readonly CheckoutLine[];
  /** Price of each line, in the same order; null if unknown. */
  readonly prices: readonly (number | null)[];
  readonly problems: ReadonlyMap<string, LineProblem>;
  /** True once the order was submitted with these lines. */
  readonly hasTried: boolean;
  /** True if each line has its own choice of what to do when the product is missing. */
  readonly hasWishes: boolean;
  readonly isOpen: (aisle: Category) => boolean;
  readonly onOpen: (aisle: Category, isOpen: boolean) => void;
  readonly onSet: (key: string, line: CheckoutLine) => void;
  readonly onDrop: (key: string) => void;
}
type Faces = ReturnType<typeof useDishFaces>;

/** Lists the ordered lines by aisle: folded with names and total, unfolded for editing. */
export function CheckoutLines({ lines, prices, ...rest }: CheckoutLinesProps) {
  const { t } = useTranslation('order');
  const priceOf = new Map(lines.map(({ key }, index) => [key, prices[index] ?? null]));
  const faces = useDishFaces(lines.flatMap(({ dishes }) => dishes ?? []));
  return (
    <section className={css.aisles} aria-labelledby="checkout-what">
      <h2 id="checkout-what" className="h5" tabIndex={-1}>
        {t('checkout.what')} <small>{t('lineCount', { count: lines.length })}</small>
        <Pictures {...{ lines, faces }} />
      </h2>
      <div>
        {groupsOf(lines).map((group) => (
          <Aisle key={group.category} {...{ group, priceOf, faces }} {...rest} />
        ))}
      </div>
    </section>
  );
}

type AisleProps = Omit<CheckoutLinesProps, 'lines' | 'prices'> & {
  readonly group: CheckoutGroup;
  readonly priceOf: ReadonlyMap<string, number | null>;
  readonly faces: Faces;
};

function Aisle({ group: { category, lines }, priceOf, faces, problems, ...props }: AisleProps) {
  const { t } = useTranslation(['order', 'aisle']);
  const { money, name } = useOrderWords();
  const isOpen = props.isOpen(category);
  const isAsked = lines.some(({ key }) => problems.has(key));
  const sum = lines.reduce((all, { key }) => all + (priceOf.get(key) ?? 0), 0);
  const id = `checkout-${category}`;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => props.onOpen(category, !isOpen)}
        >
          <AisleIcon aisle={category} />
          <span className={css.aisleName}>
            {t(`aisle:name.${category}`)}
            {isAsked && (
              <small>
                <Icon of={CircleAlert} size={14} />
                {t('checkout.asks')}
              </small>
            )}
          </span>
          <Pictures {...{ lines, faces }} />
          <span className={css.count}>
            <span className="visually-hidden">{t('lineCount', { count: lines.length })}</span>
            <span aria-hidden>{lines.length}</span>
          </span>
          <span>{money(sum)}</span>
          <Icon of={ChevronDown} size={20} />
        </button>
      </h3>
      {!isOpen && <p className={css.names}>{lines.map(name).join(', ')}</p>}
      <ul id={id} className={css.lines} hidden={!isOpen}>
        {isOpen &&
          lines.map((line) => (
            <CheckoutLineRow
              key={line.key}
              line={line}
              price={priceOf.get(line.key) ?? null}
              problem={problems.get(line.key)}
              hasTried={props.hasTried}
              hasWish={props.hasWishes || line.ifMissing !== null}
              onSet={(next) => props.onSet(line.key, next)}
              onDrop={() => props.onDrop(line.key)}
            />
          ))}
      </ul>
    </section>
  );
}

const MOST = 4;

/** Pictures of the dishes that an aisle's products are bought for. */
function Pictures({ lines, faces }: { lines: readonly CheckoutLine[]; faces: Faces }) {
  const dishes = [...new Set(lines.flatMap((line) => line.dishes ?? []))];
  const images = dishes.flatMap((id) => faces.get(id) ?? []).slice(0, MOST);
  if (images.length === 0) return null;
  return (
    <span className={css.pictures} aria-hidden>
      {images.map((image) => (
        <Picture key={image.url} image={image} alt="" ratio="1x1" sizes="32px" />
      ))}
    </span>
  );
}
