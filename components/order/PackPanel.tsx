import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useStockable } from '@/context/data/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Order, OrderLine } from '@/lib/domain/order/record';
import { OUTCOMES, type Outcome } from '@/lib/domain/order/types';
import { productName } from '@/lib/domain/product/record';
import { amountText, parseAmount } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import { formKeys } from '@/lib/hooks/useFormSubmit';
import { useSessionState } from '@/lib/hooks/useSessionState';
import css from '@/styles/pack.module.scss';
import orderCss from '@/styles/order.module.scss';
import { useOrderWords } from './useOrderWords';

interface Draft {
  readonly outcome?: Outcome;
  readonly got?: string;
  readonly replacement?: number;
}
type Drafts = Readonly<Record<string, Draft>>;

interface PackPanelProps {
  readonly order: Order;
  readonly onPack: (lines: readonly object[]) => Promise<void>;
}

/** Packing line by line; what has been marked survives a reload. */
export function PackPanel({ order, onPack }: PackPanelProps) {
  const { t } = useTranslation(['order', 'errors', 'validation']);
  const { language } = useLanguage();
  const [drafts, setDrafts] = useSessionState<Drafts>(`pack-${order.id}`, {});
  const [fault, setFault] = useState<readonly string[]>();
  const [isSending, setSending] = useState(false);
  // read with the panel, so that it is there when the network is not
  useStockable(order.lines.some(({ ifMissing }) => ifMissing !== 'skip'));
  const done = order.lines.filter(({ key }) => drafts[key]?.outcome).length;
  const mark = (key: string, part: Draft) => {
    setFault(undefined);
    setDrafts((now) => ({ ...now, [key]: { ...now[key], ...part } }));
  };
  const pack = async () => {
    if (isSending) return;
    if (done < order.lines.length) return setFault(['order:pack.open']);
    if (order.lines.every(({ key }) => drafts[key]?.outcome === 'missing'))
      return setFault(['order:pack.allMissing']);
    const isWrong = ({ key }: OrderLine) => drafts[key]?.got !== undefined && !parseAmount(drafts[key].got);
    if (order.lines.some((line) => drafts[line.key]?.outcome !== 'missing' && isWrong(line)))
      return setFault(['validation:amount']);
    const lacks = ({ key }: OrderLine) => drafts[key]?.outcome === 'replaced' && !drafts[key].replacement;
    if (order.lines.some(lacks)) return setFault(['order:pack.choose']);
    setSending(true);
    await onPack(order.lines.map((line) => packed(line, drafts[line.key]))).catch((cause) =>
      setFault(formKeys(cause)),
    );
    setSending(false);
  };
  return (
    <section aria-label={t('pack.title')} className={css.pack}>
      <h3 className="h6">
        {t('pack.title')} <span>{t('pack.progress', { n: done, m: order.lines.length })}</span>
      </h3>
      <ul>
        {order.lines.map((line) => (
          <PackLine
            key={line.key}
            line={line}
            draft={drafts[line.key] ?? {}}
            language={language}
            onMark={(part) => mark(line.key, part)}
          />
        ))}
      </ul>
      {fault && (
        <p className="field-error" role="alert">
          {String(t(fault as never))}
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

/** What one line becomes; an amount that is left as it was is not said twice. */
function packed({ key, amount, unit }: OrderLine, { outcome, got, replacement }: Draft) {
  const gotAmount = parseAmount(got ?? '') ?? amount;
  if (outcome === 'missing') return { key, outcome };
  if (outcome === 'got') return { key, outcome, gotAmount };
  return { key, outcome, gotAmount, replacement: replacement ?? null, replacementUnit: unit };
}

interface PackLineProps {
  readonly line: OrderLine;
  readonly draft: Draft;
  readonly language: 'en' | 'ka';
  readonly onMark: (part: Draft) => void;
}

function PackLine({ line, draft, language, onMark }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name, amount } = useOrderWords();
  const { outcome } = draft;
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
            aria-pressed={outcome === one}
            onClick={() => onMark({ outcome: one })}
          >
            {t(`outcome.${one}`)}
          </button>
        ))}
      </div>
      {(outcome === 'got' || outcome === 'replaced') && (
        <div className={css.weighed}>
          {outcome === 'replaced' && <ReplacementField {...{ line, draft, language, onMark }} />}
          <label>
            <span className="visually-hidden">{t('pack.weighed', { name: name(line) })}</span>
            <input
              className="form-control"
              inputMode="decimal"
              value={draft.got ?? amountText(line.amount, language)}
              onChange={({ target }) => onMark({ got: target.value })}
            />
          </label>
          <span>{unitName(line.unit, language, line.product?.pieceName)}</span>
        </div>
      )}
    </li>
  );
}

function ReplacementField({ line, draft, language, onMark }: PackLineProps) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  const { remote } = useStockable();
  const products = remote.status === 'ready' ? remote.data.filter(({ id }) => id !== line.product?.id) : [];
  return (
    <label>
      <span className="visually-hidden">{t('pack.instead', { name: name(line) })}</span>
      <select
        className="form-select"
        value={draft.replacement ?? ''}
        onChange={({ target }) => onMark({ replacement: Number(target.value) || undefined })}
      >
        <option value="">{t('pack.choose')}</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {productName(product, language)}
          </option>
        ))}
      </select>
    </label>
  );
}
