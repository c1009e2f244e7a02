import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { useStockCalls } from '@/context/storage/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Stock } from '@/lib/domain/storage/record';
import { HAND_REASONS, STOCK_LIMITS, type HandReason } from '@/lib/domain/storage/units';
import { parseAmount } from '@/lib/domain/text/amount';
import { formatAmount } from '@/lib/format/amount';
import { unitName } from '@/lib/format/unit';
import { useRequestKey } from '@/lib/hooks/useRequestKey';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { isOneOf } from '@/lib/domain/isOneOf';

interface MoveDialogProps {
  readonly stock: Stock;
  readonly name: string;
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Corrects a lot's amount: more arrived, some was wasted, or the count was wrong. */
function MoveForm({ stock, name, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['storage', 'validation']);
  const { language } = useLanguage();
  const { move } = useStockCalls();
  const [reason, setReason] = useState<HandReason>('waste');
  const [isMore, setMore] = useState(false);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<'amount' | 'note' | 'left'>();
  const keyFor = useRequestKey();
  const unit = unitName(stock.unit, language, stock.product?.pieceName);
  const send = async () => {
    const amount = parseAmount(typed);
    if (!amount || amount > STOCK_LIMITS.quantity || (stock.unit === 'Piece' && !Number.isInteger(amount)))
      return setFault('amount');
    const isAdding = reason === 'arrival' || (reason === 'correction' && isMore);
    if (!isAdding && amount > stock.quantity) return setFault('left');
    if (reason !== 'arrival' && !note.trim()) return setFault('note');
    try {
      const input = { delta: isAdding ? amount : -amount, reason, note: note.trim() || null };
      await move(stock.id, input, keyFor(input));
      onMoved();
      onClose();
    } catch {
      // an alert shows the error; the input stays
    }
  };
  return (
    <SendDialog
      title={t('move.title', { name })}
      sendLabel={t('move.send')}
      onSend={send}
      onClose={onClose}
      isUnsaved={Boolean(typed || note)}
    >
      <div className="stack gap-2">
        <label htmlFor="move-reason">{t('move.reason')}</label>
        <select
          id="move-reason"
          className="form-select"
          value={reason}
          onChange={({ target }) => isOneOf(HAND_REASONS, target.value) && setReason(target.value)}
        >
          {HAND_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`move.${one}`)}
            </option>
          ))}
        </select>
        {reason === 'correction' && (
          <>
            <label htmlFor="move-direction">{t('move.direction')}</label>
            <select
              id="move-direction"
              className="form-select"
              value={isMore ? 'more' : 'less'}
              onChange={({ target }) => setMore(target.value === 'more')}
            >
              <option value="less">{t('move.less')}</option>
              <option value="more">{t('move.more')}</option>
            </select>
          </>
        )}
        <label htmlFor="move-amount">{t('move.amount', { unit })}</label>
        <input
          id="move-amount"
          className="form-control"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault === 'amount' || fault === 'left' || undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {fault === 'amount' && <p className="field-error">{t('validation:amount')}</p>}
        {fault === 'left' && (
          <p className="field-error">
            {t('move.left', { amount: formatAmount(stock.quantity, stock.unit, language) })}
          </p>
        )}
        <label htmlFor="move-note">{t('move.note')}</label>
        <input
          id="move-note"
          className="form-control"
          maxLength={STOCK_LIMITS.note}
          aria-invalid={fault === 'note' || undefined}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {fault === 'note' && <p className="field-error">{t('validation:required')}</p>}
      </div>
    </SendDialog>
  );
}

export const MoveDialog = withNamespaces(MoveForm, { validation });
