import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { FormErrors } from '@/components/forms/FormErrors';
import { useProfileCalls, type Person } from '@/context/data/users';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { SaveButton } from './SaveButton';

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Whether others are asked about codes that nobody here knows; nobody is unless the person says so. */
export function CodesPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation('account');
  const { save } = useProfileCalls(me.id);
  const initial = { openFoodFacts: me.openFoodFacts ?? false };
  const submit = useFormSubmit(async (values: typeof initial) => onSaved(await save('codes', values)));
  return (
    <section className="panel" aria-labelledby="settings-codes">
      <h2 id="settings-codes">{t('codes.title')}</h2>
      <Formik initialValues={initial} onSubmit={submit}>
        <Form noValidate>
          <FormErrors />
          <CheckboxField name="openFoodFacts" label={t('codes.ask')} help={t('codes.help')} />
          <SaveButton of={t('codes.title')} />
        </Form>
      </Formik>
    </section>
  );
}
