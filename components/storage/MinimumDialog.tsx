import { Save } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FormEvent } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useStockCalls } from '@/context/data/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Stock } from '@/lib/domain/stock/record';
import { STOCK_LIMITS } from '@/lib/domain/stock/units';
import { amountText, parseAmount } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import { fieldFault } from '@/lib/hooks/fault';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';

interface MinimumDialogProps {
  readonly stock: Stock;
  readonly name: string;
  readonly minimum: number;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Below which amount a product counts as running low. */
function MinimumForm({ stock, name, minimum, onChanged, onClose }: MinimumDialogProps) {
  const { t } = useTranslation(['storage', 'common']);
  const { language } = useLanguage();
  const { setMinimum } = useStockCalls();
  const id = useId();
  const [text, setText] = useState(() => (minimum > 0 ? amountText(minimum, language) : ''));
  const [fault, setFault] = useState<FieldMessage>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const amount = typed ? parseAmount(typed) : null;
    if (amount === undefined || (amount ?? 0) > STOCK_LIMITS.quantity) return setFault({ key: 'amount' });
    try {
      await setMinimum(stock.id, amount || null);
      onChanged();
      onClose();
    } catch (cause) {
      setFault(fieldFault(cause));
    }
  };
  const submit = (
    <button type="submit" form={`${id}-form`} className="btn btn-primary">
      <Save size={18} aria-hidden />
      {t('common:action.save')}
    </button>
  );
  return (
    <DialogFrame title={t('minimum.title', { name })} onClose={onClose} footer={submit}>
      <form id={`${id}-form`} onSubmit={save} noValidate>
        <label htmlFor={id} className="form-label">
          {t('minimum.amount', { unit: unitName(stock.unit, language, stock.product?.pieceName) })}
        </label>
        <input
          id={id}
          className={`form-control${fault ? ' is-invalid' : ''}`}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : `${id}-help`}
          value={text}
          onChange={({ target }) => {
            setFault(undefined);
            setText(target.value);
          }}
        />
        <FieldError id={`${id}-error`} error={fault} />
        <p id={`${id}-help`} className="form-text mb-0">
          {t('minimum.help')}
        </p>
      </form>
    </DialogFrame>
  );
}

export const MinimumDialog = withNamespaces(MinimumForm, { validation });
