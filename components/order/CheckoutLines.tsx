import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Quote } from '@/context/data/orders';
import { IF_MISSING, type IfMissing } from '@/lib/domain/order/types';
import type { CheckoutLine } from '@/lib/domain/order/values';
import type { OrderFault } from '@/lib/hooks/orderFault';
import css from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

interface CheckoutLinesProps {
  readonly lines: readonly CheckoutLine[];
  readonly quote: Quote | null;
  readonly faults: ReadonlyMap<number, OrderFault>;
  readonly onChange: (lines: readonly CheckoutLine[]) => void;
}

/** What is ordered, with the wish for each should it be missing. */
export function CheckoutLines({ lines, quote, faults, onChange }: CheckoutLinesProps) {
  const { t } = useTranslation(['order', 'validation']);
  const { name, amount, money } = useOrderWords();
  const set = (index: number, part: Partial<CheckoutLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  // a quote of other lines says nothing of these
  const quoted = quote?.lines.length === lines.length ? quote.lines : [];
  return (
    <ul className={css.checkoutLines}>
      {lines.map((line, index) => {
        const fault = faults.get(index);
        const left = Number(fault?.values?.left ?? 0);
        const price = quoted[index]?.priceTetri;
        return (
          <li key={`${line.product}-${line.item ?? index}`}>
            <span>
              {name(line)} <small>{amount({ ...line, product: null })}</small>
              {fault && (
                <span className="field-error">{String(t(fault.keys as never, fault.values as never))}</span>
              )}
              {!fault && quoted[index]?.isAvailable === false && (
                <span className="field-error">{t('checkout.short')}</span>
              )}
              {left > 0 && (
                <button type="button" className="btn btn-link" onClick={() => set(index, { amount: left })}>
                  {t('checkout.takeLeft', { amount: amount({ ...line, amount: left, product: null }) })}
                </button>
              )}
            </span>
            <span>{price === null || price === undefined ? '–' : money(price)}</span>
            <label>
              <span className="visually-hidden">{t('ifMissing.label', { name: name(line) })}</span>
              <select
                className="form-select"
                value={line.ifMissing}
                onChange={({ target }) => set(index, { ifMissing: target.value as IfMissing })}
              >
                {IF_MISSING.map((wish) => (
                  <option key={wish} value={wish}>
                    {t(`ifMissing.${wish}`)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-label={`${t('checkout.drop')}: ${name(line)}`}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              <Trash2 size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
