import { useFormikContext } from 'formik';
import { MapPin, Pencil } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AddressFields, AddressLabelFields } from '@/components/records/address/AddressFields';
import { useAddressWords } from '@/components/records/address/useAddressWords';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Icon } from '@/components/ui/Icon';
import { usePersonName } from '@/context/people/usePersonName';
import {
  addressKey,
  addressLines,
  addressOf,
  ADDRESS_BOOK_LIMITS,
  type SavedAddress,
} from '@/lib/domain/order/addresses';
import { addressText } from '@/lib/domain/order/record';
import { zoneName, type Zone } from '@/lib/domain/order/shop';
import { isDoorKnown, type CheckoutValues } from '@/lib/forms/order/values';
import css from './CheckoutDoor.module.scss';
import checkoutFormCss from './CheckoutForm.module.scss';
import { useOrderWords } from '@/components/order/useOrderWords';

interface CheckoutDoorProps {
  readonly book: readonly SavedAddress[];
  readonly zones: readonly Zone[];
}

/** Recipient and address: shows those of the last order in three lines until the customer opens the fields. */
export function CheckoutDoor({ book, zones }: CheckoutDoorProps) {
  const { t } = useTranslation('order');
  const { values, errors, submitCount } = useFormikContext<CheckoutValues>();
  const [isOpen, setOpen] = useState(() => !isDoorKnown(values, zones.length > 0));
  const isWrong = submitCount > 0 && Boolean(errors.address ?? errors.recipient ?? errors.zone);
  // stays open from then on, so that it does not close while the customer corrects it
  if (isWrong && !isOpen) setOpen(true);
  return (
    <section aria-labelledby="checkout-where">
      <h2 id="checkout-where" className="h5">
        {t('checkout.where')}
      </h2>
      {isOpen ? (
        <DoorFields {...{ book, zones }} />
      ) : (
        <KnownDoor zones={zones} onChange={() => setOpen(true)} />
      )}
    </section>
  );
}

function KnownDoor({ zones, onChange }: { zones: readonly Zone[]; onChange: () => void }) {
  const { t } = useTranslation('order');
  const { language } = useOrderWords();
  const { values } = useFormikContext<CheckoutValues>();
  const { doorOf } = useAddressWords();
  const nameOf = usePersonName();
  const { recipient } = values;
  const address = addressOf(values.address);
  const zone = zones.find(({ key }) => key === values.zone);
  const where = [zone && zoneName(zone, language), addressText(address)].filter(Boolean).join(', ');
  const door = [...doorOf(address), address.landmark].filter(Boolean).join(' · ');
  return (
    <button type="button" className={css.known} onClick={onChange}>
      <Icon of={MapPin} size={22} />
      <span>
        <strong>{where}</strong>
        {door && <small>{door}</small>}
        <small>{`${nameOf(recipient.Name)} · ${recipient.phone}`}</small>
      </span>
      <b>
        <Icon of={Pencil} />
        <span>{t('checkout.change')}</span>
      </b>
    </button>
  );
}

/** Fields for an address from the address book, or for another one that can be saved to it. */
function DoorFields({ book, zones }: CheckoutDoorProps) {
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
    <div className={css.fields}>
      {book.length > 0 && (
        <fieldset className={css.book}>
          <legend className="form-label">{t('checkout.address')}</legend>
          {[
            ...book.map((one) => ({ key: addressKey(one), label: whole(one) })),
            { key: '', label: t('checkout.other') },
          ].map(({ key, label }) => (
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
          ))}
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
      {!values.saved && book.length < ADDRESS_BOOK_LIMITS.addresses && (
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
    </div>
  );
}
