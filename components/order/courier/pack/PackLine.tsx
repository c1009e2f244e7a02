import { ArrowRightLeft, Check, CircleSlash, Ellipsis, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AisleIcon } from '@/components/food/AisleIcon';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { countedAs, mostOf, type PackFault } from '@/lib/domain/order/pack';
import type { OrderLine } from '@/lib/domain/order/record';
import type { IfMissing, Outcome } from '@/lib/domain/order/types';
import { useSwipe } from '@/lib/hooks/useSwipe';
import css from './PackLine.module.scss';
import { ConsentNote } from './ConsentNote';
import { PackDetails } from './PackDetails';
import { useOrderWords } from '@/components/order/useOrderWords';
import type { Packing } from './usePacking';

interface PackLineProps {
  readonly line: OrderLine;
  readonly phone?: string;
  readonly packing: Packing;
  /** True if the customer's choice for a missing product differs from the order's usual one. */
  readonly hasWish: boolean;
  /** Problem of the mark, shown after the first attempt to pack. */
  readonly fault?: PackFault;
  readonly onAsk: () => Promise<void>;
}
const ICONS = { got: Check, replaced: ArrowRightLeft, missing: CircleSlash } as const;
const WISHES = { replace: ArrowRightLeft, skip: CircleSlash, call: Phone } as const;

/** One line of an order: a tap marks it as packed, a swipe or the second button opens the details. */
export function PackLine({ line, phone, packing, hasWish, fault, onAsk }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name, ordered, money } = useOrderWords();
  const { key } = line;
  const mark = packing.markOf(key);
  const consent = packing.consents.get(key);
  const outcome = packing.outcomeOf(key);
  const details = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWrong = mark.outcome !== undefined && packing.faults.has(key);
  const isOpen = isUnfolded || isWrong;
  const row = useRef<HTMLLIElement>(null);
  const isOwn = useRef(false);
  const unfold = (isWanted: boolean) => {
    isOwn.current = true;
    setUnfolded(isWanted);
  };
  useEffect(() => {
    // keeps a row that the courier opened or folded in view, above the dock; an incoming answer scrolls nothing
    if (!isOwn.current) return;
    isOwn.current = false;
    row.current?.scrollIntoView({ block: 'nearest' });
    // asking the customer is the next step
    row.current?.querySelector('[data-tone]')?.scrollIntoView({ block: 'nearest' });
  });
  const own: Packing = {
    ...packing,
    mark: (which, part) => {
      isOwn.current = true;
      packing.mark(which, part);
    },
  };
  const swipe = useSwipe({ onLeft: () => unfold(true), onRight: () => unfold(false) });
  const shelved = packing.offered.get(line.product?.id ?? 0);
  const places = shelved?.places ?? [];
  const isWished = hasWish && outcome !== 'got';
  const facts = [places.slice(0, 2).join(', '), ordered(line), money(line.priceTetri)].filter(Boolean);
  const said = outcome && outcome !== 'got' ? t(`outcome.${outcome}`) : undefined;
  return (
    <li ref={row} data-outcome={outcome}>
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
          <span className={css.place}>{places[0] ?? <AisleIcon aisle={shelved?.category} />}</span>
          <span className={css.what}>
            <strong>{name(line)}</strong>
            <span className={css.facts}>
              <GoesIn {...{ line, packing, outcome }}>
                <b>{ordered(line)}</b>
                {` · ${money(line.priceTetri)}`}
              </GoesIn>
              {isWished && <Wish of={line.ifMissing} />}
            </span>
          </span>
          <Tick outcome={outcome} />
        </button>
        <Button
          tone="bare"
          icon={Ellipsis}
          iconSize={24}
          className={css.more}
          aria-label={t('pack.more', { name: name(line) })}
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => unfold(!isOpen)}
        />
      </div>
      {isOpen && (
        <PackDetails id={details} {...{ line, mark, phone }} packing={own} onClose={() => unfold(false)} />
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

/** Choice for a missing product: an icon and a word. */
export function Wish({ of }: { of: IfMissing }) {
  const { t } = useTranslation('order');
  const icon = WISHES[of];
  return (
    <small className={css.wish}>
      <Icon of={icon} size={14} />
      {t(`ifMissing.${of}`)}
    </small>
  );
}

function Tick({ outcome }: { outcome: Outcome | undefined }) {
  const icon = outcome && ICONS[outcome];
  return <span className={css.tick}>{icon && <Icon of={icon} size={22} />}</span>;
}

interface LineProps {
  readonly line: OrderLine;
  readonly packing: Packing;
}
type GoesInProps = LineProps & { readonly outcome: Outcome | undefined; readonly children: ReactNode };

/** Shows the difference from the order with its difference in price, else the line as ordered. */
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
