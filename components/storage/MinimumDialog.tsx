import { useTranslation } from 'next-i18next/pages';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { useStockCalls } from '@/context/storage/stocks';
import { useLanguage } from '@/context/LanguageContext';
import type { Stock } from '@/lib/domain/storage/record';
import { amountText, parseAmount } from '@/lib/domain/text/amount';
import { unitName } from '@/lib/format/unit';
import { minimumFault } from './minimumFault';

interface MinimumDialogProps {
  readonly stock: Stock;
  readonly name: string;
  readonly minimum: number;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Sets the amount below which a product counts as running low; an empty field removes it. */
export function MinimumDialog({ stock, name, minimum, onChanged, onClose }: MinimumDialogProps) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const { setMinimum } = useStockCalls();
  return (
    <OneFieldDialog
      title={t('minimum.title', { name })}
      label={t('minimum.amount', { unit: unitName(stock.unit, language, stock.product?.pieceName) })}
      help={t('minimum.help')}
      initial={minimum > 0 ? amountText(minimum, language) : ''}
      inputMode="decimal"
      check={minimumFault}
      onSend={async (typed) => {
        await setMinimum(stock.id, parseAmount(typed) || null);
        onChanged();
      }}
      onClose={onClose}
    />
  );
}
