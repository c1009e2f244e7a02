import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormErrors } from '@/components/forms/FormErrors';
import { useProfileCalls, type Person } from '@/context/data/users';
import { DIETS } from '@/lib/domain/dish/types';
import { ALLERGENS } from '@/lib/domain/product/types';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { SaveButton } from './SaveButton';

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Diet and allergens: what recipes are marked by. */
export function FoodPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const { save } = useProfileCalls(me.id);
  const initial = { diet: me.diet ?? [], allergens: me.allergens ?? [] };
  const submit = useFormSubmit(async (values: typeof initial) => onSaved(await save('food', values)));
  return (
    <section className="panel" aria-labelledby="settings-food">
      <h2 id="settings-food">{t('settings.food')}</h2>
      <Formik initialValues={initial} onSubmit={submit}>
        <Form noValidate>
          <FormErrors />
          <ChoicesField
            name="diet"
            label={t('settings.diet')}
            help={t('settings.dietHelp')}
            options={DIETS.map((value) => ({ value, label: t(`common:diet.${value}`) }))}
          />
          <ChoicesField
            name="allergens"
            label={t('settings.allergens')}
            help={t('settings.allergensHelp')}
            options={ALLERGENS.map((value) => ({ value, label: t(`common:allergen.${value}`) }))}
          />
          <SaveButton of={t('settings.food')} />
        </Form>
      </Formik>
    </section>
  );
}
