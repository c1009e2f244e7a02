import { useTranslation } from 'next-i18next/pages';
import { AddressFields, AddressLabelFields } from '@/components/records/address/AddressFields';
import { FormDialog } from '@/components/forms/FormDialog';
import { SelectField } from '@/components/forms/SelectField';
import { useShop } from '@/context/order/shop';
import { useAddressCalls, type Profile } from '@/context/account/users';
import { useLanguage } from '@/context/LanguageContext';
import {
  addressKey,
  addressLines,
  addressOf,
  labelOf,
  labelValues,
  withAddress,
  type AddressValues,
  type LabelValues,
  type SavedAddress,
} from '@/lib/domain/order/addresses';
import { zoneName } from '@/lib/domain/order/shop';
import { addressSchema } from '@/lib/forms/address/schema';

interface AddressDialogProps {
  readonly me: Profile;
  /** The address to edit, or null for a new one. */
  readonly address: SavedAddress | null;
  readonly onSaved: (me: Profile) => void;
  readonly onClose: () => void;
}
type Values = AddressValues & LabelValues & { readonly zone: string };

/** Dialog for one address of the address book. */
export function AddressDialog({ me, address, onSaved, onClose }: AddressDialogProps) {
  const { t } = useTranslation('address');
  const { language } = useLanguage();
  const { change } = useAddressCalls(me.id);
  const { remote } = useShop();
  const zones = remote.status === 'ready' ? remote.data.zones : [];
  const initial: Values = {
    ...addressLines(address ?? {}),
    ...labelValues(address?.label),
    zone: address?.zone ?? '',
  };
  const save = async ({ kind, own, zone, ...lines }: Values) => {
    const next = { ...addressOf(lines), label: labelOf({ kind, own }), zone: zone || null };
    const older = address ? addressKey(address) : undefined;
    onSaved(await change((book) => withAddress(book, next, older)));
    onClose();
  };
  return (
    <FormDialog
      title={t(address ? 'book.changeTitle' : 'book.newTitle')}
      {...{ initial, save, onClose }}
      schema={addressSchema}
    >
      <AddressLabelFields />
      {zones.length > 0 && (
        <SelectField
          name="zone"
          label={t('field.zone')}
          emptyLabel="–"
          options={zones.map((zone) => ({ value: zone.key, label: zoneName(zone, language) }))}
        />
      )}
      <AddressFields />
    </FormDialog>
  );
}
