import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { MainButton } from './MainButton';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useOrderCalls } from '@/context/data/orders';
import type { Order } from '@/lib/domain/order/record';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formSaid, type FormStatus } from '@/lib/hooks/useFormSubmit';
import css from './PackPanel.module.scss';
import { PackLine } from './PackLine';
import { usePacking } from './usePacking';

interface PackPanelProps {
  readonly order: Order;
  readonly onPack: (lines: readonly object[]) => Promise<void>;
  readonly onChanged: () => Promise<void> | void;
}

/** Packing line by line, shelf by shelf; what has been marked is kept on the device until the order is packed. */
export function PackPanel({ order, onPack, onChanged }: PackPanelProps) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const packing = usePacking(order);
  const calls = useOrderCalls();
  const [refusal, setRefusal] = useState<FormStatus>();
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { shown, isBlocked, isNothing, faults, reload } = packing;
  const isOpen = shown.some(({ key }) => isBlocked(key));
  const wrong = isOpen ? 'open' : isNothing ? 'allMissing' : undefined;
  const fault = hasTried && wrong ? { keys: [`order:pack.${wrong}`] } : refusal;
  const pack = async () => {
    if (isSending) return;
    setTried(true);
    const first = shown.findIndex(({ key }) => isBlocked(key));
    if (first >= 0) return list.current?.children[first].scrollIntoView({ block: 'center' });
    if (isNothing) return;
    setRefusal(undefined);
    setSending(true);
    await onPack(packing.packed()).catch((cause) => {
      setRefusal(formSaid(cause));
      void reload(); // prices and shelves may be others by now
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
      <h3 className="h6">
        {t('pack.title')}{' '}
        <span>
          {t('pack.progress', { n: shown.filter(({ key }) => !isBlocked(key)).length, m: shown.length })}
        </span>
      </h3>
      {!packing.isKnown && <SkeletonRows count={shown.length} />}
      <ul ref={list} hidden={!packing.isKnown}>
        {shown.map((line) => (
          <PackLine
            key={line.key}
            line={line}
            phone={order.recipient?.phone}
            packing={packing}
            fault={hasTried ? faults.get(line.key) : undefined}
            onAsk={() => ask(line.key)}
          />
        ))}
      </ul>
      <div className={css.dock}>
        {fault && (
          <p className="field-error" role="alert">
            {said(fault)}
          </p>
        )}
        <MainButton aria-disabled={isSending || undefined} onClick={pack}>
          {t('step.pack')}
        </MainButton>
      </div>
    </section>
  );
}
