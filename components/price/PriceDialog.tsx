import { useTranslation } from 'next-i18next/pages';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { usePriceCalls } from '@/context/price/prices';
import { useLanguage } from '@/context/LanguageContext';
import type { PriceEntry } from '@/lib/domain/price/types';
import type { Product } from '@/lib/domain/product/record';
import { unitChoices } from '@/lib/format/unit';
import { priceInput, priceValues, type PriceValues } from '@/lib/forms/price/values';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { lazySchema } from '@/lib/forms/schema/lazy';
import validation from '@/locales/en/validation.json';

interface PriceDialogProps {
  readonly entry: PriceEntry;
  readonly product: Product;
  readonly onClose: () => void;
}

const schema = lazySchema(() => import('@/lib/forms/price/schema').then((module) => module.priceSchema));

/** Dialog that corrects a recorded price. */
function Dialog({ entry, product, onClose }: PriceDialogProps) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  const { change } = usePriceCalls();
  const save = async (values: PriceValues) => {
    await change(entry.id, priceInput(values));
    onClose();
  };
  return (
    <FormDialog
      title={t('form.title')}
      initial={priceValues(entry)}
      schema={schema}
      save={save}
      onClose={onClose}
    >
      <NumberField name="price" label={t('form.price')} unit="₾" isRequired />
      <div className="field-row">
        <NumberField name="amount" label={t('form.amount')} isRequired />
        <SelectField name="unit" label={t('form.unit')} options={unitChoices(language, product.pieceName)} />
      </div>
      <TextField name="shop" label={t('form.shop')} autoComplete="off" />
      <TextField name="day" type="date" label={t('form.day')} isRequired />
    </FormDialog>
  );
}

export const PriceDialog = withNamespaces(Dialog, { validation });
