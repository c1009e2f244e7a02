import { useTranslation } from 'next-i18next/pages';
import { useMemo, useRef, useState } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useStockable } from '@/context/data/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Language } from '@/lib/domain/language';
import {
  mostOf,
  packedLine,
  packFaults,
  replacementsFor,
  type PackFault,
  type PackMark,
} from '@/lib/domain/order/pack';
import type { Order, OrderLine } from '@/lib/domain/order/record';
import { OUTCOMES } from '@/lib/domain/order/types';
import { productName } from '@/lib/domain/product/record';
import { offeredByName, type Stockable } from '@/lib/domain/stock/record';
import { amountText } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import { formSaid, type FormStatus } from '@/lib/hooks/useFormSubmit';
import { useStored } from '@/lib/hooks/useStored';
import { addPackMark, packKey, parsePackMarks } from '@/lib/packMarks';
import css from '@/styles/pack.module.scss';
import orderCss from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

interface PackPanelProps {
  readonly order: Order;
  readonly onPack: (lines: readonly object[]) => Promise<void>;
}
const NO_FAULTS: ReturnType<typeof packFaults> = new Map();

/** Packing line by line; what has been marked is kept on the device until the order is packed. */
export function PackPanel({ order, onPack }: PackPanelProps) {
  const { t } = useTranslation(['order', 'errors', 'validation']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const place = packKey(person?.id ?? 0, order.id);
  const [kept] = useStored(place);
  const marks = useMemo(() => parsePackMarks(kept), [kept]);
  const [refusal, setRefusal] = useState<FormStatus>();
  const [hasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // read with the panel, so that it is there when the network is not
  useStockable(order.lines.some(({ ifMissing }) => ifMissing !== 'skip'));
  const faults = hasTried ? packFaults(order.lines, marks) : NO_FAULTS;
  const isNothing = order.lines.every(({ key }) => marks[key]?.outcome === 'missing');
  const said =
    faults.size > 0
      ? { keys: ['order:pack.open'] }
      : hasTried && isNothing
        ? { keys: ['order:pack.allMissing'] }
        : refusal;
  const pack = async () => {
    if (isSending) return;
    setTried(true);
    const found = packFaults(order.lines, marks);
    const first = order.lines.findIndex(({ key }) => found.has(key));
    if (first >= 0) return list.current?.children[first].scrollIntoView({ block: 'center' });
    if (isNothing) return;
    setRefusal(undefined);
    setSending(true);
    await onPack(order.lines.map((line) => packedLine(line, marks[line.key]))).catch((cause) =>
      setRefusal(formSaid(cause)),
    );
    setSending(false);
  };
  return (
    <section aria-label={t('pack.title')} className={css.pack}>
      <h3 className="h6">
        {t('pack.title')}{' '}
        <span>
          {t('pack.progress', {
            n: order.lines.filter(({ key }) => marks[key]?.outcome).length,
            m: order.lines.length,
          })}
        </span>
      </h3>
      <ul ref={list}>
        {order.lines.map((line) => (
          <PackLine
            key={line.key}
            line={line}
            mark={marks[line.key] ?? {}}
            fault={faults.get(line.key)}
            language={language}
            onMark={(part) => addPackMark(place, line.key, part)}
          />
        ))}
      </ul>
      {said && (
        <p className="field-error" role="alert">
          {String(t(said.keys as never, said.values as never))}
        </p>
      )}
      <button
        type="button"
        className={`btn btn-primary ${orderCss.main}`}
        aria-disabled={isSending || undefined}
        onClick={pack}
      >
        {t('step.pack')}
      </button>
    </section>
  );
}

interface PackLineProps {
  readonly line: OrderLine;
  readonly mark: PackMark;
  readonly fault?: PackFault;
  readonly language: Language;
  readonly onMark: (part: PackMark) => void;
}

function PackLine({ line, mark, fault, language, onMark }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name, amount } = useOrderWords();
  const { outcome } = mark;
  const offered = OUTCOMES.filter((one) => one !== 'replaced' || line.ifMissing !== 'skip');
  return (
    <li>
      <strong>{name(line)}</strong> <span>{amount(line)}</span>
      <small>{t('pack.wish', { wish: t(`ifMissing.${line.ifMissing}`) })}</small>
      <div className={css.outcomes} role="group" aria-label={name(line)}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            data-outcome={one}
            aria-pressed={outcome === one}
            onClick={() => onMark({ outcome: one })}
          >
            {t(`outcome.${one}`)}
          </button>
        ))}
      </div>
      {(outcome === 'got' || outcome === 'replaced') && (
        <div className={css.weighed}>
          {outcome === 'replaced' && <ReplacementField {...{ line, mark, language, onMark }} />}
          <label>
            <span className="visually-hidden">{t('pack.weighed', { name: name(line) })}</span>
            <input
              className="form-control"
              inputMode="decimal"
              value={mark.got ?? amountText(line.amount, language)}
              onChange={({ target }) => onMark({ got: target.value })}
            />
          </label>
          <span>{unitName(line.unit, language, line.product?.pieceName)}</span>
        </div>
      )}
      {fault && (
        <p className="field-error">
          {t(`pack.fault.${fault}`, { most: amount({ ...line, amount: mostOf(line) }) })}
        </p>
      )}
    </li>
  );
}

function ReplacementField({ line, mark, language, onMark }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  const { remote } = useStockable();
  const offered = remote.status === 'ready' ? remote.data : [];
  const { near, other } = replacementsFor(line.product?.id, line.unit, offered);
  const options = (products: readonly Stockable[]) =>
    offeredByName(products, (product) => productName(product, language)).map((one) => (
      <option key={one.id} value={one.id}>
        {one.name}
      </option>
    ));
  return (
    <label>
      <span className="visually-hidden">{t('pack.instead', { name: name(line) })}</span>
      <select
        className="form-select"
        value={mark.replacement ?? ''}
        onChange={({ target }) => onMark({ replacement: Number(target.value) || undefined })}
      >
        <option value="">{t('pack.choose')}</option>
        {near.length > 0 && <optgroup label={t('pack.near')}>{options(near)}</optgroup>}
        <optgroup label={t('pack.other')}>{options(other)}</optgroup>
      </select>
    </label>
  );
}
