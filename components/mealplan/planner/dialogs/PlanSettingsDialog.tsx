import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { PicturesField } from '@/components/records/PicturesField';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { VISIBILITIES } from '@/lib/domain/dish/types';
import { LANGUAGES } from '@/lib/domain/language';
import { formOf, withForm, type PlanForm } from '@/lib/forms/mealplan/form';
import { rescaling } from '@/lib/domain/mealplan/plates/rescaling';
import { isOwner } from '@/lib/domain/mealplan/record';
import { REPEATS } from '@/lib/domain/mealplan/types';
import { planSchema } from '@/lib/forms/mealplan/schema';
import css from './PlannerDialogs.module.scss';
import { EatersField } from './EatersField';
import { useRescaling } from './plates/useRescaling';

interface PlanFormProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form for a plan's settings; passes them to the planner, which saves them. */
function PlanFormDialog({ title, onClose, children }: PlanFormProps) {
  const { t } = useTranslation('planner');
  const { values, change } = usePlanEditor();
  const ask = useRescaling();
  // The plan may be refreshed while the question is open.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const take = async (form: PlanForm) => {
    const answer = await ask(withForm(values, form).eaters);
    const { eaters: before, days } = latest.current;
    const next = withForm(latest.current, form);
    change({ ...next, days: rescaling(days, { before, after: next.eaters })?.[answer] ?? days });
    onClose();
  };
  return (
    <FormDialog
      title={title}
      size="lg"
      initial={formOf(values)}
      schema={planSchema}
      save={take}
      sendLabel={t('settings.take')}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

/** Dialog with all settings of a plan except its days. */
export function PlanSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['planner', 'mealplan', 'common']);
  const { plan } = usePlanEditor();
  return (
    <PlanFormDialog title={t('settings.title')} onClose={onClose}>
      <TextField name="Name" label={t('form.name')} help={t('form.nameHelp')} isRequired autoComplete="off" />
      <TextAreaField name="Description" label={t('form.description')} />
      <PicturesField name="Images" />
      <div className="field-row">
        <TextField
          name="startDate"
          type="date"
          label={t('mealplan:subscribe.startDate')}
          help={t('form.startDateHelp')}
        />
        <SelectField
          name="repeat"
          label={t('form.repeat')}
          options={REPEATS.map((value) => ({ value, label: t(`form.repeats.${value}`) }))}
        />
      </div>
      <div className="field-row">
        <SelectField
          name="language"
          label={t('form.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
        {isOwner(plan) && <VisibilitySelect />}
      </div>
      <EatersField />
      <TargetFields />
    </PlanFormDialog>
  );
}

/** Dialog with the eaters only. */
export function EatersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('planner');
  return (
    <PlanFormDialog title={t('eaters.title')} onClose={onClose}>
      <EatersField />
    </PlanFormDialog>
  );
}

function VisibilitySelect() {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const { values } = useFormikContext<PlanForm>();
  return (
    <SelectField
      name="visibility"
      label={t('sharing:publish.who')}
      help={t(`visibility.${values.visibility}Help`)}
      options={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
    />
  );
}

function TargetFields() {
  const { t } = useTranslation(['planner', 'common']);
  return (
    <fieldset className={css.targets}>
      <legend className="form-label">{t('targets.title')}</legend>
      <p className="form-text">{t('targets.help')}</p>
      <div className="field-row">
        <NumberField
          name="targets.calories"
          label={t('common:nutrition.calories')}
          unit={t('common:nutrition.kcal')}
        />
        <NumberField name="targets.prots" label={t('common:nutrition.prots')} unit={t('targets.gram')} />
        <NumberField name="targets.carbs" label={t('common:nutrition.carbs')} unit={t('targets.gram')} />
        <NumberField name="targets.fats" label={t('common:nutrition.fats')} unit={t('targets.gram')} />
        <NumberField name="targets.cost" label={t('common:cost.total')} unit="₾" />
      </div>
    </fieldset>
  );
}
