import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { useFormikContext } from 'formik';
import { ADDRESS_LABELS, type LabelValues } from '@/lib/domain/order/addresses';

/** Keyboards for values that seldom hold letters: phones open the digits, with * and # for the door code. */
const KEYPADS = { entrance: 'numeric', floor: 'numeric', flat: 'numeric', doorCode: 'tel' } as const;

/** Lines of an address; `at` is the prefix of their names among the form's values. */
export function AddressFields({ at = '' }: { at?: string }) {
  const { t } = useTranslation('address');
  const line = (name: 'street' | 'building' | 'landmark') => (
    <TextField
      name={at + name}
      label={t(`field.${name}`)}
      isRequired={name === 'street'}
      autoComplete={name === 'street' ? 'street-address' : 'off'}
    />
  );
  return (
    <>
      <div className="field-row field-row-wide">
        {line('street')}
        {line('building')}
      </div>
      <div className="field-row field-row-narrow">
        {(['entrance', 'floor', 'flat', 'doorCode'] as const).map((name) => (
          <TextField
            key={name}
            name={at + name}
            label={t(`field.${name}`)}
            inputMode={KEYPADS[name]}
            autoComplete="off"
          />
        ))}
      </div>
      {line('landmark')}
    </>
  );
}

/** Fields for the label of an address: home, work, or a free word. */
export function AddressLabelFields() {
  const { t } = useTranslation('address');
  const { values } = useFormikContext<LabelValues>();
  return (
    <div className="field-row field-row-wide">
      <SelectField
        name="kind"
        label={t('kind.label')}
        emptyLabel={t('kind.none')}
        options={[
          ...ADDRESS_LABELS.map((one) => ({ value: one, label: t(`label.${one}`) })),
          { value: 'own', label: t('kind.own') },
        ]}
      />
      {values.kind === 'own' && (
        <TextField name="own" label={t('kind.ownLabel')} autoComplete="off" isRequired />
      )}
    </div>
  );
}
