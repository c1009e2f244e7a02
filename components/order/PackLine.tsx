import { ArrowRightLeft, Check, CircleSlash, Ellipsis, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { AisleIcon } from '@/components/food/AisleIcon';
import { countedAs, mostOf, type PackFault } from '@/lib/domain/order/pack';
import type { OrderLine } from '@/lib/domain/order/record';
import type { Outcome } from '@/lib/domain/order/types';
import { useSwipe } from '@/lib/hooks/useSwipe';
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
/** A place of more letters than that leaves no room for the picture. */
const SHORT = 6;
const ICONS = { got: Check, replaced: ArrowRightLeft, missing: CircleSlash } as const;

/** One line of an order, one row: a tap says that it is in the bag, a swipe or its second button opens the rest. */
export function PackLine({ line, phone, packing, fault, onAsk }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name, amount, money } = useOrderWords();
  const { key } = line;
  const mark = packing.markOf(key);
  const consent = packing.consents.get(key);
  const outcome = packing.outcomeOf(key);
  const details = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWrong = mark.outcome !== undefined && packing.faults.has(key);
  const isOpen = isUnfolded || isWrong;
  const swipe = useSwipe({
    onLeft: () => setUnfolded(true),
    onRight: () => setUnfolded(false),
  });
  const shelved = packing.offered.get(line.product?.id ?? 0);
  const places = shelved?.places ?? [];
  const isToCall = line.ifMissing === 'call' && outcome !== 'got';
  const facts = [places.slice(0, 2).join(', '), amount(line), money(line.priceTetri)].filter(Boolean);
  const said = outcome && outcome !== 'got' ? t(`outcome.${outcome}`) : undefined;
  return (
    <li data-outcome={outcome}>
      <div className={css.row} {...swipe}>
        <button
          type="button"
          className={css.take}
          aria-label={`${t('outcome.got')}: ${[name(line), ...facts, said].filter(Boolean).join(', ')}`}
          aria-pressed={outcome === 'got'}
          onClick={() =>
            packing.mark(key, { outcome: outcome === 'got' ? undefined : 'got', got: undefined })
          }
        >
          <span className={css.place}>
            {(places[0] ?? '').length <= SHORT && <AisleIcon aisle={shelved?.category} />}
            {places[0]}
          </span>
          <span className={css.what}>
            <strong>{name(line)}</strong>
            <GoesIn {...{ line, packing, outcome }}>
              <b>{amount(line)}</b>
              {` · ${money(line.priceTetri)}`}
              {isToCall && (
                <>
                  {' · '}
                  <Phone size={14} aria-hidden /> {t('ifMissing.call')}
                </>
              )}
            </GoesIn>
          </span>
          <Tick outcome={outcome} />
        </button>
        <button
          type="button"
          className={css.more}
          aria-label={t('pack.more', { name: name(line) })}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setUnfolded(!isOpen)}
        >
          <Ellipsis size={24} aria-hidden />
        </button>
      </div>
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

function Tick({ outcome }: { outcome: Outcome | undefined }) {
  const Icon = outcome && ICONS[outcome];
  return <span className={css.tick}>{Icon && <Icon size={22} aria-hidden />}</span>;
}

interface LineProps {
  readonly line: OrderLine;
  readonly packing: Packing;
}
type GoesInProps = LineProps & { readonly outcome: Outcome | undefined; readonly children: ReactNode };

/** What goes in otherwise than it was ordered, and what that costs more or less; else what was ordered. */
function GoesIn({ line, packing, outcome, children }: GoesInProps) {
  const { t } = useTranslation('order');
  const { name, amount, money, difference } = useOrderWords();
  if (outcome === 'missing')
    return (
      <small>
        {`${t('change.missing')} · `}
        <b>{difference(-line.priceTetri)}</b>
      </small>
    );
  const proposed = packing.proposed.get(line.key);
  const chosen = packing.offered.get(proposed?.replacement ?? 0) ?? null;
  if (!proposed?.outcome || (!chosen && proposed.amount === line.amount)) return <small>{children}</small>;
  const much = amount({ ...proposed, product: chosen ?? line.product });
  return (
    <small>
      {chosen
        ? t('change.replaced', { name: name(chosen), amount: much })
        : t('change.got', { amount: much })}
      {` · ${money(proposed.costsTetri)} · `}
      <b>{difference(proposed.costsTetri - line.priceTetri)}</b>
    </small>
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
