import { ArrowRight, Check, Ellipsis, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { countedAs, mostOf, type PackFault } from '@/lib/domain/order/pack';
import type { OrderLine } from '@/lib/domain/order/record';
import type { Outcome } from '@/lib/domain/order/types';
import css from './PackLine.module.scss';
import { ConsentNote } from './ConsentNote';
import { PackDetails } from './PackDetails';
import { useOrderWords } from './useOrderWords';
import type { Packing } from './usePacking';

interface PackLineProps {
  readonly line: OrderLine;
  readonly phone?: string;
  readonly packing: Packing;
  /** What is wrong with the mark, once somebody has tried to pack it. */
  readonly fault?: PackFault;
  readonly onAsk: () => Promise<void>;
}
const ICONS = { got: Check, replaced: ArrowRight, missing: X } as const;

/** One line of an order: a tap says that it is in the bag, the rest lies behind its second button. */
export function PackLine({ line, phone, packing, fault, onAsk }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name, amount, money } = useOrderWords();
  const { key } = line;
  const mark = packing.markOf(key);
  const consent = packing.consents.get(key);
  const isLeftOut = consent === 'refused' || consent === 'unanswered';
  const outcome: Outcome | undefined = isLeftOut ? 'missing' : mark.outcome;
  const details = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWrong = mark.outcome !== undefined && packing.faults.has(key);
  const isOpen = isUnfolded || isWrong;
  const Icon = outcome && ICONS[outcome];
  const places = packing.offered.get(line.product?.id ?? 0)?.places ?? [];
  const otherwise = outcome && outcome !== 'got' && t(`outcome.${outcome}`);
  const facts = [places.slice(0, 2).join(', '), amount(line), money(line.priceTetri), otherwise].filter(
    Boolean,
  );
  return (
    <li data-outcome={outcome}>
      <div className={css.row}>
        <button
          type="button"
          className={css.take}
          aria-label={`${t('outcome.got')}: ${[name(line), ...facts].join(', ')}`}
          aria-pressed={outcome === 'got'}
          onClick={() =>
            packing.mark(key, { outcome: outcome === 'got' ? undefined : 'got', got: undefined })
          }
        >
          <span className={css.tick}>{Icon && <Icon size={20} aria-hidden />}</span>
          <span>
            <strong>{name(line)}</strong>
            <small>{facts.join(' · ')}</small>
          </span>
        </button>
        <button
          type="button"
          className={css.more}
          aria-label={t('pack.more', { name: name(line) })}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setUnfolded(!isOpen)}
        >
          <Ellipsis size={20} aria-hidden />
        </button>
      </div>
      {!isOpen && !isLeftOut && <GoesIn line={line} packing={packing} />}
      {isOpen && (
        <PackDetails id={details} {...{ line, mark, phone, packing }} onClose={() => setUnfolded(false)} />
      )}
      {fault && <Fault {...{ line, fault, packing }} />}
      {consent && (
        <ConsentNote
          consent={consent}
          isReplacement={mark.outcome === 'replaced'}
          question={packing.questionOf(key)}
          now={packing.now}
          onAsk={onAsk}
        />
      )}
    </li>
  );
}

interface LineProps {
  readonly line: OrderLine;
  readonly packing: Packing;
}

/** What goes in otherwise than it was ordered, and what that costs more or less. */
function GoesIn({ line, packing }: LineProps) {
  const { t } = useTranslation('order');
  const { name, amount, money, difference } = useOrderWords();
  const proposed = packing.proposed.get(line.key);
  if (!proposed?.outcome || proposed.outcome === 'missing') return null;
  const chosen = packing.offered.get(proposed.replacement ?? 0) ?? null;
  if (!chosen && proposed.amount === line.amount) return null;
  const much = amount({ ...proposed, product: chosen ?? line.product });
  return (
    <p className={css.goesIn}>
      {chosen ? t('change.replaced', { name: name(chosen), amount: much }) : much}
      {` · ${money(proposed.costsTetri)} · `}
      <strong>{difference(proposed.costsTetri - line.priceTetri)}</strong>
    </p>
  );
}

function Fault({ line, fault, packing }: LineProps & { fault: PackFault }) {
  const { t } = useTranslation('order');
  const { amount } = useOrderWords();
  const mark = packing.markOf(line.key);
  const counted = countedAs(line, mark, packing.offered) ?? { ...line, each: 1 };
  const product = packing.offered.get(mark.replacement ?? 0) ?? line.product;
  const most = amount({ product, unit: counted.unit, amount: mostOf(counted) * counted.each });
  return <p className="field-error">{t(`pack.fault.${fault}`, { most })}</p>;
}
