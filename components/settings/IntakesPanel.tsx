import { Form, Formik } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { useProfileCalls, type Person } from '@/context/data/users';
import { SEXES, type Sex } from '@/lib/domain/access/settings';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { lazySchema } from '@/lib/validation/lazy';
import { SaveButton } from './SaveButton';

const intakesSchema = lazySchema(() =>
  import('@/lib/validation/account').then((module) => module.intakesSchema),
);

interface Values {
  readonly sex: Sex | '';
  readonly birthYear: number | null;
}
interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** Sex and birth year: what vitamins and minerals are measured by. */
export function IntakesPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation('account');
  const { save } = useProfileCalls(me.id);
  const initial: Values = { sex: me.sex ?? '', birthYear: me.birthYear ?? null };
  const submit = useFormSubmit(async ({ sex, birthYear }: Values) =>
    onSaved(await save('intakes', { sex: sex || null, birthYear })),
  );
  return (
    <section className="panel" aria-labelledby="settings-intakes">
      <h2 id="settings-intakes">{t('intakes.title')}</h2>
      <p className="text-body-secondary">{t('intakes.help')}</p>
      <Formik initialValues={initial} validationSchema={intakesSchema} onSubmit={submit}>
        <Form noValidate>
          <FormErrors />
          <div className="field-row">
            <SelectField
              name="sex"
              label={t('body.sex')}
              emptyLabel={t('intakes.notSaid')}
              options={SEXES.map((value) => ({ value, label: t(`body.sexes.${value}`) }))}
            />
            <NumberField name="birthYear" label={t('intakes.birthYear')} inputMode="numeric" />
          </div>
          <SaveButton of={t('intakes.title')} />
        </Form>
      </Formik>
    </section>
  );
}
