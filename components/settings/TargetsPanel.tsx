import { Form, Formik } from 'formik';
import { Calculator } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { NumberField } from '@/components/forms/NumberField';
import { useProfileCalls, type Person } from '@/context/data/users';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { lazySchema } from '@/lib/validation/lazy';
import { toTargets, toTargetValues, type TargetValues } from './targets';
import { SaveButton } from './SaveButton';

const targetsSchema = lazySchema(() =>
  import('@/lib/validation/account').then((module) => module.targetsSchema),
);

const TargetsDialog = dynamic(() => import('./TargetsDialog').then((module) => module.TargetsDialog), {
  ssr: false,
});

interface PanelProps {
  readonly me: Person;
  readonly onSaved: (me: Person) => void;
}

/** What one would like a day to come to; empty is not counted. */
export function TargetsPanel({ me, onSaved }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const { save } = useProfileCalls(me.id);
  const initial: { targets: TargetValues } = { targets: toTargetValues(me.targets) };
  const [isOpen, setOpen] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const submit = useFormSubmit(async ({ targets }: typeof initial) => {
    onSaved(await save('targets', { targets: toTargets(targets) }));
    setTaken(false);
  });
  return (
    <section className="panel" aria-labelledby="settings-targets">
      <h2 id="settings-targets">{t('settings.targets')}</h2>
      <p className="text-body-secondary">{t('settings.targetsHelp')}</p>
      <Formik initialValues={initial} validationSchema={targetsSchema} onSubmit={submit}>
        {({ values, setFieldValue }) => (
          <>
            <Form noValidate>
              <FormErrors />
              <div className="field-row">
                <NumberField
                  name="targets.calories"
                  label={t('settings.calories')}
                  unit={t('common:nutrition.kcal')}
                />
                <NumberField name="targets.prots" label={t('settings.prots')} unit={t('settings.grams')} />
                <NumberField name="targets.carbs" label={t('settings.carbs')} unit={t('settings.grams')} />
                <NumberField name="targets.fats" label={t('settings.fats')} unit={t('settings.grams')} />
                <NumberField name="targets.cost" label={t('settings.cost')} unit="₾" />
              </div>
              <p role="status">{isTaken && t('body.taken')}</p>
              <div className="d-flex flex-wrap gap-2">
                <SaveButton of={t('settings.targets')} />
                <button type="button" className="btn btn-outline-primary" onClick={() => setOpen(true)}>
                  <Calculator size={18} aria-hidden />
                  {t('body.open')}
                </button>
              </div>
            </Form>
            {isOpen && (
              <TargetsDialog
                onClose={() => setOpen(false)}
                onTake={(targets) => {
                  setFieldValue('targets', { ...values.targets, ...targets });
                  setTaken(true);
                }}
              />
            )}
          </>
        )}
      </Formik>
    </section>
  );
}
