import { Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { countedAs, type PackMark } from '@/lib/domain/order/pack';
import { phoneLink, type OrderLine } from '@/lib/domain/order/record';
import { amountText } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import css from './PackDetails.module.scss';
import { ReplacementPicker } from './ReplacementPicker';
import { useOrderWords } from '@/components/order/useOrderWords';
import type { Packing } from './usePacking';

interface PackDetailsProps {
  readonly id: string;
  readonly line: OrderLine;
  readonly mark: PackMark;
  readonly phone?: string;
  readonly packing: Packing;
  readonly onClose: () => void;
}
const OTHERWISE = ['replaced', 'missing'] as const;

/** Other outcomes of a line: another weight, a replacement as the customer chose, or missing. */
export function PackDetails({ id, line, mark, phone, packing, onClose }: PackDetailsProps) {
  const { t } = useTranslation('order');
  const { name } = useOrderWords();
  const set = (part: PackMark) => packing.mark(line.key, part);
  const isReplaced = mark.outcome === 'replaced';
  const isToCall = isReplaced && line.ifMissing === 'call' && !mark.called;
  return (
    <div id={id} className={css.details}>
      <p>{t('pack.wish', { wish: t(`ifMissing.${line.ifMissing}`) })}</p>
      <div className={css.outcomes} role="group" aria-label={name(line)}>
        {OTHERWISE.filter((one) => one !== 'replaced' || line.ifMissing !== 'skip').map((one) => (
          <button
            key={one}
            type="button"
            data-outcome={one}
            aria-pressed={mark.outcome === one}
            onClick={() => {
              set({ outcome: one, got: undefined, replacement: undefined });
              if (one === 'missing') onClose();
            }}
          >
            {t(`outcome.${one}`)}
          </button>
        ))}
        {mark.outcome !== 'got' && (
          <button
            type="button"
            onClick={() => set({ outcome: 'got', got: undefined, replacement: undefined })}
          >
            {t('pack.otherAmount')}
          </button>
        )}
      </div>
      {isToCall && <CallFirst phone={phone} onCalled={() => set({ called: true })} />}
      {isReplaced && !isToCall && (
        <ReplacementPicker
          line={line}
          offered={packing.offered}
          chosen={mark.replacement}
          onChoose={(replacement, got) => set({ replacement, got: got?.toString() })}
        />
      )}
      <AmountField {...{ line, mark, packing }} onType={(got) => set({ got })} />
    </div>
  );
}

/** Asks the courier to call the customer before packing a replacement. */
function CallFirst({ phone, onCalled }: { phone?: string; onCalled: () => void }) {
  const { t } = useTranslation('order');
  return (
    <div className={css.call}>
      <p>{t('pack.callFirst')}</p>
      {phone && (
        <a className="btn btn-primary" href={phoneLink(phone)}>
          <Icon of={Phone} size={20} />
          {`${t('courier.call')}: ${phone}`}
        </a>
      )}
      <Button onClick={onCalled}>{t('pack.called')}</Button>
    </div>
  );
}

interface AmountFieldProps {
  readonly line: OrderLine;
  readonly mark: PackMark;
  readonly packing: Packing;
  readonly onType: (text: string) => void;
}

/** Packed amount, counted as it is handed over: in packs, pieces or by weight. */
function AmountField({ line, mark, packing, onType }: AmountFieldProps) {
  const { t } = useTranslation('order');
  const { language, name, amount } = useOrderWords();
  const counted = countedAs(line, mark, packing.offered);
  if (!counted) return null;
  const product = packing.offered.get(mark.replacement ?? 0) ?? line.product;
  const pack = amount({ amount: counted.each, unit: counted.unit, product });
  return (
    <div className={css.weighed}>
      <label>
        <span className="visually-hidden">{t('pack.weighed', { name: name(product ?? line) })}</span>
        <input
          className="form-control"
          inputMode={counted.isWhole ? 'numeric' : 'decimal'}
          value={mark.got ?? amountText(counted.amount, language)}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
      <span>
        {counted.each === 1
          ? unitName(counted.unit, language, product?.pieceName)
          : t('pack.packs', { pack })}
      </span>
    </div>
  );
}
