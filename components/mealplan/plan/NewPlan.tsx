import { Form, Formik, useFormikContext } from 'formik';
import { Plus, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormErrors } from '@/components/forms/FormErrors';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Loading, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useMyToday } from '@/context/calendar/calendar';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { useLanguage } from '@/context/LanguageContext';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { LANGUAGES } from '@/lib/domain/language';
import { dayOfWeekName } from '@/lib/domain/mealplan/weekName';
import type { Day } from '@/lib/domain/time/day';
import { blankPlan, newPlanInput, type NewPlanForm } from '@/lib/forms/mealplan/form';
import { formatDate } from '@/lib/format/time';
import { useFormSubmit } from '@/lib/hooks/useFormSubmit';
import { newKey } from '@/lib/newKey';
import { newPlanSchema } from '@/lib/forms/mealplan/schema';

/** Form for a new plan: its name (by default from its date), number of days and meals; the planner does the rest. */
export function NewPlan() {
  const { isSettled } = useLanguage();
  // Waits for the language the person has chosen, because it determines the plan's name.
  if (isSettled) return <PlanForm />;
  return (
    <Loading>
      <SkeletonRows />
    </Loading>
  );
}

function PlanForm() {
  const { t } = useTranslation(['planner', 'mealplan', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = usePlanCalls();
  const { day: today } = useMyToday();
  const [idempotencyKey] = useState(newKey);
  const [Name] = useState(() => t('mealplan:weekFrom', { date: formatDate(today, language) }));
  const isFilled = useRef(false);
  const save = useFormSubmit<NewPlanForm & { weekly: boolean }>(async ({ weekly, ...form }) => {
    const input = newPlanInput({ ...form, repeat: weekly && form.startDate ? 'weekly' : 'none' }, newKey);
    const plan = await calls.create(input, idempotencyKey);
    await router.push(`/mealplan/${plan.id}/edit${isFilled.current ? '?fill=1' : ''}`);
  });
  return (
    <Formik
      initialValues={{ ...blankPlan(language), Name, startDate: today, weekly: false }}
      validationSchema={newPlanSchema}
      validateOnBlur={false}
      onSubmit={save}
    >
      {({ values, submitForm }) => (
        <Form noValidate className="narrow" onKeyDown={focusNextOnEnter}>
          <FormErrors />
          <DateOfName today={today} />
          <TextField
            name="Name"
            label={t('form.name')}
            help={t('form.nameHelp')}
            isRequired
            autoComplete="off"
          />
          <TextAreaField name="Description" label={t('form.description')} />
          <div className="field-row">
            <NumberField name="dayCount" label={t('form.dayCount')} inputMode="numeric" isRequired />
            <SelectField
              name="language"
              label={t('form.language')}
              options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
            />
          </div>
          <ChoicesField
            name="meals"
            label={t('form.meals')}
            help={t('form.mealsHelp')}
            options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
          />
          <TextField
            name="startDate"
            type="date"
            label={t('mealplan:subscribe.startDate')}
            help={t('form.startDateHelp')}
          />
          {values.startDate && (
            <CheckboxField name="weekly" label={t('form.weekly')} help={t('form.weeklyHelp')} />
          )}
          <ButtonRow>
            <SubmitButton size="lg">
              <Icon of={Plus} size={20} />
              {t('form.create')}
            </SubmitButton>
            <Button
              tone="outline-primary"
              size="lg"
              icon={Sparkles}
              onClick={async () => {
                isFilled.current = true;
                await submitForm();
                isFilled.current = false;
              }}
            >
              {t('form.createFilled')}
            </Button>
          </ButtonRow>
        </Form>
      )}
    </Formik>
  );
}

/** Keeps the start date in step with the week in the name, until the user chooses a date. */
function DateOfName({ today }: { today: Day }) {
  const { values, setFieldValue } = useFormikContext<NewPlanForm>();
  const { Name, startDate } = values;
  const told = useRef<string>(today);
  const named = dayOfWeekName(Name, today) ?? '';
  useEffect(() => {
    if (startDate !== told.current || named === startDate) return;
    told.current = named;
    void setFieldValue('startDate', named);
  }, [named, startDate, setFieldValue]);
  return null;
}
