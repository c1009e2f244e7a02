import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '@/context/data/orders';
import { LIMITS } from '@/lib/domain/limits';
import { IF_MISSING, type IfMissing } from '@/lib/domain/order/types';
import type { CheckoutLine } from '@/lib/domain/order/values';
import { amountText, parseAmount } from '@/lib/domain/text/amount';
import { formatAmount } from '@/lib/format/amount';
import { unitName } from '@/lib/format/unit';
import type { OrderFault } from '@/lib/hooks/orderFault';
import css from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

interface CheckoutLinesProps {
  readonly lines: readonly CheckoutLine[];
  readonly quote: Quote | null;
  readonly faults: ReadonlyMap<number, OrderFault>;
  readonly onChange: (lines: readonly CheckoutLine[]) => void;
}

/** Where the amount of a line is typed. */
export const amountField = (index: number) => `amount-${index}`;

/** What is ordered and how much of it, with the wish for each should it be missing. */
export function CheckoutLines({ lines, quote, faults, onChange }: CheckoutLinesProps) {
  // a quote of other lines says nothing of these
  const quoted = quote?.lines.length === lines.length ? quote.lines : [];
  return (
    <ul className={css.checkoutLines}>
      {lines.map((line, index) => (
        <Line
          key={`${line.product}-${line.item ?? index}`}
          {...{ line, index, quoted: quoted[index], fault: faults.get(index) }}
          onSet={(part) => onChange(lines.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onDrop={() => onChange(lines.filter((_, at) => at !== index))}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: CheckoutLine;
  readonly index: number;
  readonly quoted?: Quote['lines'][number];
  readonly fault?: OrderFault;
  readonly onSet: (part: Partial<CheckoutLine>) => void;
  readonly onDrop: () => void;
}

function Line({ line, index, quoted, fault, onSet, onDrop }: LineProps) {
  const { t } = useTranslation(['order', 'validation']);
  const { name, money, language } = useOrderWords();
  const { unit, pieceName } = line;
  const left = Number(fault?.values?.left ?? 0);
  const price = quoted?.priceTetri;
  return (
    <li>
      <span className={css.checkoutName}>
        {name(line)}
        {fault && (
          <span className="field-error">{String(t(fault.keys as never, fault.values as never))}</span>
        )}
        {!fault && quoted?.isAvailable === false && (
          <span className="field-error">{t('checkout.short')}</span>
        )}
        {left > 0 && (
          <button
            type="button"
            className="btn btn-link"
            onClick={() => onSet({ amount: left, typed: undefined })}
          >
            {t('checkout.takeLeft', { amount: formatAmount(left, unit, language, { pieceName }) })}
          </button>
        )}
      </span>
      <label className={css.checkoutAmount}>
        <span className="visually-hidden">{t('checkout.amount', { name: name(line) })}</span>
        <input
          id={amountField(index)}
          className="form-control"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={(fault && !line.amount) || undefined}
          value={line.typed ?? amountText(line.amount, language)}
          onChange={({ target }) => onSet({ typed: target.value, amount: orderedAmount(target.value) })}
        />
        {unitName(unit, language, pieceName)}
      </label>
      <span className={css.checkoutPrice}>{price === null || price === undefined ? '–' : money(price)}</span>
      <label className={css.checkoutWish}>
        <span className="visually-hidden">{t('ifMissing.label', { name: name(line) })}</span>
        <select
          className="form-select"
          value={line.ifMissing}
          onChange={({ target }) => onSet({ ifMissing: target.value as IfMissing })}
        >
          {IF_MISSING.map((wish) => (
            <option key={wish} value={wish}>
              {t('pack.wish', { wish: t(`ifMissing.${wish}`) })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={`btn btn-outline-secondary ${css.checkoutDrop}`}
        aria-label={`${t('checkout.drop')}: ${name(line)}`}
        onClick={onDrop}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </li>
  );
}

/** What is typed as an amount; null where it is none that can be ordered. */
function orderedAmount(text: string): number | null {
  const amount = parseAmount(text);
  return amount && amount <= LIMITS.amount.max ? amount : null;
}
