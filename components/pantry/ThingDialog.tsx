import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { useLanguage } from '@/context/LanguageContext';
import type { PantryFields } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';
import { unitChoices } from '@/lib/format/unit';
import {
  OWN_PLACE,
  pantryCount,
  pantryFields,
  pantryValues,
  type PantryValues,
} from '@/lib/forms/pantry/values';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { lazySchema } from '@/lib/forms/schema/lazy';
import validation from '@/locales/en/validation.json';
import css from './RowMore.module.scss';
import { usePantryText } from './usePantryText';

interface Saved {
  readonly Name: string;
  readonly fields: PantryFields;
  readonly count: ReturnType<typeof pantryCount>;
}
interface ThingDialogProps {
  readonly item: PantryItem;
  readonly places: readonly string[];
  readonly onSave: (saved: Saved) => void;
  readonly onClose: () => void;
}

const schema = lazySchema(() => import('@/lib/forms/pantry/schema').then((module) => module.pantrySchema));

/** Dialog that edits a thing: amount, place, use-by date, and whether it is always kept at home. */
function Dialog({ item, places, onSave, onClose }: ThingDialogProps) {
  const { t } = useTranslation('pantry');
  const { language } = useLanguage();
  const { nameOf } = usePantryText();
  const initial = pantryValues(item);
  const save = (values: PantryValues) => {
    onSave({ Name: values.Name.trim(), fields: pantryFields(values), count: pantryCount(values, item) });
    onClose();
  };
  return (
    <FormDialog
      title={t('form.title', { name: nameOf(item) })}
      initial={initial}
      schema={schema}
      save={save}
      onClose={onClose}
    >
      {!item.product && <TextField name="Name" label={t('form.name')} autoComplete="off" isRequired />}
      <div className={css.pair}>
        <NumberField name="amount" label={t('form.amount')} help={t('form.amountHelp')} />
        <SelectField
          name="unit"
          label={t('form.unit')}
          emptyLabel={initial.unit ? undefined : t('form.unitNone')}
          options={unitChoices(language, item.product?.pieceName)}
        />
      </div>
      <PlaceFields places={places} />
      <div className={css.pair}>
        <TextField name="expiresOn" type="date" label={t('form.expiresOn')} />
        <TextField name="openedOn" type="date" label={t('form.openedOn')} />
      </div>
      <StapleFields />
    </FormDialog>
  );
}

function PlaceFields({ places }: Pick<ThingDialogProps, 'places'>) {
  const { t } = useTranslation('pantry');
  const { placeOf } = usePantryText();
  const { values } = useFormikContext<PantryValues>();
  const known = places.map((value) => ({ value, label: placeOf(value) }));
  return (
    <>
      <SelectField
        name="place"
        label={t('place.label')}
        emptyLabel={t('place.none')}
        options={[...known, { value: OWN_PLACE, label: t('place.own') }]}
      />
      {values.place === OWN_PLACE && <TextField name="ownPlace" label={t('place.ownName')} isRequired />}
    </>
  );
}

function StapleFields() {
  const { t } = useTranslation('pantry');
  const { values } = useFormikContext<PantryValues>();
  return (
    <>
      <CheckboxField name="isStaple" label={t('form.staple')} />
      {values.isStaple && (
        <NumberField name="minimum" label={t('form.minimum')} help={t('form.minimumHelp')} />
      )}
    </>
  );
}

export const ThingDialog = withNamespaces(Dialog, { validation });
