import { ChevronDown, CircleCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Fragment, useRef, useState } from 'react';
import { MainButton } from '@/components/order/courier/MainButton';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Icon } from '@/components/ui/Icon';
import { useOrderCalls, type Step } from '@/context/order/orders';
import { grouped } from '@/lib/domain/grouped';
import { rackOf } from '@/lib/domain/order/pack';
import type { Order } from '@/lib/domain/order/record';
import { usualWish } from '@/lib/forms/order/values';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage, type FormStatus } from '@/lib/hooks/useFormSubmit';
import css from './PackPanel.module.scss';
import { PackLine, Wish } from './PackLine';
import { PackRack } from './PackRack';
import { useOrderWords } from '@/components/order/useOrderWords';
import { usePackProgress } from './usePackProgress';
import { usePacking } from './usePacking';

interface PackPanelProps {
  readonly order: Order;
  readonly onPack: (packed: Pick<Step<'pack'>, 'data' | 'shown'>) => Promise<void>;
  readonly onChanged: () => Promise<void> | void;
}

/** Packs an order line by line, sorted by rack; the marks are kept on the device until the order is packed. */
export function PackPanel({ order, onPack, onChanged }: PackPanelProps) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const { money } = useOrderWords();
  const packing = usePacking(order);
  const calls = useOrderCalls();
  const [refusal, setRefusal] = useState<FormStatus>();
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { shown, isBlocked, isNothing, faults, reload } = packing;
  const left = shown.filter(({ key }) => isBlocked(key)).length;
  const isOpen = left > 0;
  usePackProgress(order, packing.isKnown ? shown.length - left : 0);
  const usual = usualWish(order);
  const bag = shown
    .filter(({ key }) => packing.outcomeOf(key) === 'got' && !isBlocked(key))
    .map(({ key }) => key);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // a folded line shows again if it is taken out of the bag or has a problem
  const seen = shown.filter(({ key }) => !folded.has(key) || !bag.includes(key));
  const racks = [...grouped(seen, (line) => rackOf(line, packing.offered))];
  const wrong = isOpen ? 'open' : isNothing ? 'allMissing' : undefined;
  const fault = hasTried && wrong ? { keys: [`order:pack.${wrong}`] } : refusal;
  const pack = async () => {
    if (isSending) return;
    setTried(true);
    const first = racks.flatMap(([, lines]) => lines).findIndex(({ key }) => isBlocked(key));
    if (first >= 0) return rowAt(list.current, first)?.scrollIntoView({ block: 'center' });
    if (isNothing) return;
    setRefusal(undefined);
    setSending(true);
    await onPack(packing.packed()).catch((cause) => {
      setRefusal(formMessage(cause));
      void reload(); // prices and racks may have changed
    });
    setSending(false);
  };
  const ask = async (key: string) => {
    const line = packing.proposed.get(key);
    if (!line) return;
    const { amount, replacement } = line;
    const called = packing.markOf(key).called ?? false;
    await calls
      .ask(order.id, { key, replacement: replacement ?? null, gotAmount: amount, called })
      .catch(() => reload());
    await onChanged();
  };
  return (
    <section aria-label={t('pack.title')} className={css.pack}>
      <h3 className="visually-hidden">
        {t('pack.title')} <span>{t('pack.progress', { n: shown.length - left, m: shown.length })}</span>
      </h3>
      <div className={css.progress} aria-hidden>
        <span style={{ width: `${((shown.length - left) / shown.length) * 100}%` }} />
      </div>
      <p className={css.usual}>
        {t('ifMissing.all')}: <Wish of={usual} />
      </p>
      <Folded {...{ bag, folded }} onFold={setFolded} />
      {!packing.isKnown && <SkeletonRows count={shown.length} />}
      <ul ref={list} hidden={!packing.isKnown}>
        {racks.map(([rack, lines]) => (
          <Fragment key={rack}>
            {rack && lines.length > 1 && <PackRack {...{ rack, lines, packing }} />}
            {lines.map((line) => (
              <PackLine
                key={line.key}
                line={line}
                phone={order.recipient?.phone}
                packing={packing}
                hasWish={line.ifMissing !== usual}
                fault={hasTried ? faults.get(line.key) : undefined}
                onAsk={() => ask(line.key)}
              />
            ))}
          </Fragment>
        ))}
      </ul>
      <div className={css.dock}>
        {fault && (
          <p className="field-error" role="alert">
            {said(fault)}
          </p>
        )}
        <p className={css.left}>
          <span>{left > 0 ? t('pack.left', { count: left }) : t('pack.ready')}</span>
          <span>{`${t('sum.collect')}: ${money(packing.toPayTetri)} · ${t(`payment.${order.payment}`)}`}</span>
        </p>
        <MainButton isBusy={isSending} isQuiet={isOpen} onClick={pack}>
          {t('step.pack')}
        </MainButton>
      </div>
    </section>
  );
}

/** Returns the n-th line of the list, not counting the heads of racks. */
const rowAt = (list: Element | null, at: number) =>
  list?.querySelectorAll(':scope > li:not([data-rack])')[at];

interface FoldedProps {
  /** Keys of the lines that are in the bag. */
  readonly bag: readonly string[];
  readonly folded: ReadonlySet<string>;
  readonly onFold: (lines: ReadonlySet<string>) => void;
}

/**
 * Folds the lines that are now in the bag. It is shown from the beginning, and lines packed later stay in place, so
 * that nothing moves under the thumb.
 */
function Folded({ bag, folded, onFold }: FoldedProps) {
  const { t } = useTranslation('order');
  const isOpen = bag.some((key) => !folded.has(key));
  return (
    <button
      type="button"
      className={css.bag}
      aria-expanded={isOpen}
      disabled={bag.length === 0}
      onClick={() => onFold(new Set(isOpen ? bag : []))}
    >
      <Icon of={CircleCheck} size={22} />
      {t('pack.bag', { count: bag.length })}
      <Icon of={ChevronDown} size={20} />
    </button>
  );
}
