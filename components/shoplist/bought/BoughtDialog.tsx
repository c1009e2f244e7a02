import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { useOwnPrices } from '@/context/price/ownPrices';
import { usePay } from '@/context/price/prices';
import { useLanguage } from '@/context/LanguageContext';
import { knownPlaces } from '@/lib/domain/pantry/arrange';
import { PLACES } from '@/lib/domain/pantry/types';
import { shopsOf } from '@/lib/domain/price/own';
import type { Paid } from '@/lib/domain/price/types';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { formatMoney } from '@/lib/format/number';
import { lineName } from '@/lib/format/lineName';
import { formatDate } from '@/lib/format/time';
import { unitChoices } from '@/lib/format/unit';
import { boughtValues, paidIn, puttingIn, type BoughtValues } from '@/lib/forms/pantry/bought';
import { useStored } from '@/lib/hooks/useStored';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { lazySchema } from '@/lib/forms/schema/lazy';
import bought from '@/locales/en/bought.json';
import pantry from '@/locales/en/pantry.json';
import validation from '@/locales/en/validation.json';
import { usePutAway } from './usePutAway';

const schema = lazySchema(() => import('@/lib/forms/shoplist/schema').then((module) => module.boughtSchema));

/** Dialog for a ticked line's price and its place at home; every field is optional. */
function Dialog({ item, onClose }: { item: ShopItem; onClose: () => void }) {
  const { t } = useTranslation('bought');
  const { language } = useLanguage();
  const { latest } = useOwnPrices();
  const pay = usePay();
  const { today, things, isPut, proposed, put } = usePutAway();
  const [habit, keepHabit] = useStored('puts-away');
  const isThere = isPut(item);
  const { product } = item;
  const last = product ? latest.get(product.id) : undefined;
  const save = (values: BoughtValues) => {
    const paid = product ? paidIn(values, product.id, today) : undefined;
    if (paid) pay(paid);
    if (!isThere) keepHabit(values.isPut ? null : 'no');
    if (!isThere && values.isPut) put([item], puttingIn(values));
    onClose();
  };
  return (
    <FormDialog
      title={lineName(item, language)}
      initial={boughtValues(proposed(item), last, !isThere && habit === null)}
      schema={schema}
      save={save}
      onClose={onClose}
    >
      {product && <PriceFields last={last} shops={shopsOf(latest)} />}
      <div className="field-row">
        <NumberField name="amount" label={t('amount')} />
        <SelectField name="unit" label={t('unit')} options={unitChoices(language, product?.pieceName)} />
      </div>
      {isThere ? <p>{t('isThere')}</p> : <HomeFields places={knownPlaces(things)} />}
    </FormDialog>
  );
}

function PriceFields({ last, shops }: { last: Paid | undefined; shops: readonly string[] }) {
  const { t } = useTranslation('bought');
  const { language } = useLanguage();
  const id = useId();
  const { values } = useFormikContext<BoughtValues>();
  const lastTime =
    last &&
    [formatMoney(last.tetri, language), last.shop, formatDate(last.day, language, 'short')]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      <NumberField
        name="price"
        label={t('price')}
        unit="₾"
        help={lastTime ? t('last', { price: lastTime }) : undefined}
      />
      {values.price !== null && <TextField name="shop" label={t('shop')} autoComplete="off" list={id} />}
      <datalist id={id}>
        {shops.map((shop) => (
          <option key={shop} value={shop} />
        ))}
      </datalist>
    </>
  );
}

function HomeFields({ places }: { places: readonly string[] }) {
  const { t } = useTranslation(['bought', 'pantry']);
  const { values } = useFormikContext<BoughtValues>();
  const nameOf = (place: string) => {
    const known = PLACES.find((one) => one === place);
    return known ? t(`pantry:place.${known}`) : place;
  };
  return (
    <>
      <CheckboxField name="isPut" label={t('putHome')} />
      {values.isPut && (
        <div className="field-row">
          <SelectField
            name="place"
            label={t('pantry:place.label')}
            emptyLabel={t('pantry:place.none')}
            options={places.map((value) => ({ value, label: nameOf(value) }))}
          />
          <TextField name="expiresOn" type="date" label={t('pantry:form.expiresOn')} help={t('guess')} />
        </div>
      )}
    </>
  );
}

export const BoughtDialog = withNamespaces(Dialog, { bought, pantry, validation });
