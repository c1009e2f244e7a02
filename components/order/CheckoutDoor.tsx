import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { AddressFields, AddressLabelFields } from '@/components/address/AddressFields';
import { useAddressWords } from '@/components/address/useAddressWords';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { addressKey, addressLines, BOOK_LIMITS, type SavedAddress } from '@/lib/domain/order/addresses';
import { zoneName, type Zone } from '@/lib/domain/order/shop';
import type { CheckoutValues } from '@/lib/forms/order/values';
import css from './CheckoutDoor.module.scss';
import checkoutFormCss from './CheckoutForm.module.scss';
import { useOrderWords } from './useOrderWords';

interface CheckoutDoorProps {
  readonly book: readonly SavedAddress[];
  readonly zones: readonly Zone[];
}

/** Who takes it in, and where: an address of the book, or another one, which can be kept. */
export function CheckoutDoor({ book, zones }: CheckoutDoorProps) {
  const { t } = useTranslation(['order', 'address']);
  const { language } = useOrderWords();
  const { values, errors, submitCount, setValues } = useFormikContext<CheckoutValues>();
  const { whole } = useAddressWords();
  const isWrong = submitCount > 0 && errors.address !== undefined;
  const choose = (key: string) => {
    const chosen = book.find((one) => addressKey(one) === key);
    const isKnown = zones.some((zone) => zone.key === chosen?.zone);
    void setValues({
      ...values,
      saved: key,
      address: addressLines(chosen ?? {}),
      zone: chosen && isKnown ? (chosen.zone ?? '') : values.zone,
    });
  };
  return (
    <section aria-labelledby="checkout-where">
      <h2 id="checkout-where" className="h4">
        {t('checkout.where')}
      </h2>
      {book.length > 0 && (
        <fieldset className={css.book}>
          <legend className="form-label">{t('checkout.address')}</legend>
          {[...book.map((one) => [addressKey(one), whole(one)]), ['', t('checkout.other')]].map(
            ([key, label]) => (
              <label key={key}>
                <input
                  type="radio"
                  className="form-check-input"
                  name="saved"
                  value={key}
                  checked={values.saved === key}
                  onChange={() => choose(key)}
                />
                <span>{label}</span>
              </label>
            ),
          )}
        </fieldset>
      )}
      {zones.length > 0 && (
        <SelectField
          name="zone"
          label={t('field.zone')}
          emptyLabel={t('field.chooseZone')}
          options={zones.map((zone) => ({ value: zone.key, label: zoneName(zone, language) }))}
          isRequired
        />
      )}
      {(!values.saved || isWrong) && <AddressFields at="address." />}
      {!values.saved && book.length < BOOK_LIMITS.addresses && (
        <>
          <CheckboxField name="isKept" label={t('checkout.keep')} />
          {values.isKept && <AddressLabelFields />}
        </>
      )}
      <div className={checkoutFormCss.two}>
        <TextField name="recipient.Name" label={t('field.Name')} autoComplete="name" isRequired />
        <TextField
          name="recipient.phone"
          label={t('field.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          isRequired
        />
      </div>
    </section>
  );
}
