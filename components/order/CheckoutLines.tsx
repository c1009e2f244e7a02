import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { LineProblem } from '@/lib/forms/order/problems';
import type { CheckoutLine } from '@/lib/forms/order/values';
import type { Category } from '@/lib/domain/product/types';
import css from './CheckoutLines.module.scss';
import { CheckoutLineRow } from './CheckoutLine';
import { groupsOf, type CheckoutGroup } from './useCheckoutLines';
import { useOrderWords } from './useOrderWords';

interface CheckoutLinesProps {
  readonly lines: readonly CheckoutLine[];
  /** What each costs, in the same order. */
  readonly prices: readonly (number | null)[];
  readonly problems: ReadonlyMap<string, LineProblem>;
  readonly isOpen: (aisle: Category) => boolean;
  readonly onOpen: (aisle: Category, isOpen: boolean) => void;
  readonly onSet: (key: string, line: CheckoutLine) => void;
  readonly onDrop: (key: string) => void;
}

/** What is ordered, aisle by aisle: folded to what stands in each and what it comes to, unfolded to be changed. */
export function CheckoutLines({ lines, prices, ...rest }: CheckoutLinesProps) {
  const priceOf = new Map(lines.map(({ key }, index) => [key, prices[index] ?? null]));
  return (
    <div className={css.aisles}>
      {groupsOf(lines).map((group) => (
        <Aisle key={group.category} {...{ group, priceOf }} {...rest} />
      ))}
    </div>
  );
}

type AisleProps = Omit<CheckoutLinesProps, 'lines' | 'prices'> & {
  readonly group: CheckoutGroup;
  readonly priceOf: ReadonlyMap<string, number | null>;
};

function Aisle({ group: { category, lines }, priceOf, problems, ...props }: AisleProps) {
  const { t } = useTranslation(['order', 'product']);
  const { money, name } = useOrderWords();
  const isOpen = props.isOpen(category);
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
          <span className={css.aisleName}>
            {t(`product:category.${category}`)}
            <small>{t('lineCount', { count: lines.length })}</small>
          </span>
          <span>{money(sum)}</span>
          <ChevronDown size={20} aria-hidden />
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
              onSet={(next) => props.onSet(line.key, next)}
              onDrop={() => props.onDrop(line.key)}
            />
          ))}
      </ul>
    </section>
  );
}
