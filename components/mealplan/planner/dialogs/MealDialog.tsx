import { Form, Formik } from 'formik';
import { Copy, CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { copyMeal, moveMeal, removeMeal } from '@/lib/domain/mealplan/arrange';
import { changeMeal, dayOfMeal } from '@/lib/domain/mealplan/edit';
import type { PlanMeal } from '@/lib/domain/mealplan/types';
import { newKey } from '@/lib/newKey';
import { mealSchema } from '@/lib/forms/mealplan/schema';
import css from './PlannerDialogs.module.scss';
import { DayChecks, DaySelect } from './DayChoice';
import { RemovableDialog } from './RemovableDialog';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface MealDialogProps {
  readonly mealKey: string;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

/** Dialog of a meal: its time and note; copies it to days to repeat it, moves it to another day, or removes it. */
export function MealDialog({ mealKey, shown, onClose }: MealDialogProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { values, edit } = usePlanEditor();
  const words = useDayWords(shown.today);
  const day = dayOfMeal(values.days, mealKey);
  const meal = day?.meals.find(({ key }) => key === mealKey);
  const at = shown.placed.find((placed) => placed.day.key === day?.key);
  const [copies, setCopies] = useState<readonly string[]>([]);
  const [target, setTarget] = useState(day?.key ?? '');
  if (!meal || !at) return null;
  const type = t(`common:type.${meal.type}`);
  const act = (change: Parameters<typeof edit>[0]) => {
    edit(change);
    onClose();
  };
  const remove = () => act((days) => removeMeal(days, mealKey));
  return (
    <RemovableDialog
      title={`${type} – ${words.nameOf(at)}`}
      question={t('meal.removeTitle', { meal: type, day: words.nameOf(at) })}
      onRemove={remove}
      onClose={onClose}
    >
      <MealForm
        meal={meal}
        onChange={(part) => act((days) => changeMeal(days, mealKey, (now) => ({ ...now, ...part })))}
      />
      <DayChecks
        legend={t('meal.repeat')}
        shown={shown}
        without={at.day.key}
        value={copies}
        onChange={setCopies}
      />
      <Button
        tone="outline-primary"
        icon={Copy}
        disabled={copies.length === 0}
        onClick={() => act((days) => copyMeal(days, mealKey, copies, newKey))}
      >
        {t('planner.copyToDays', { count: copies.length })}
      </Button>
      <div className={css.place}>
        <DaySelect label={t('meal.move')} shown={shown} value={target} onChange={setTarget} />
        <Button
          tone="outline-primary"
          icon={CornerDownRight}
          disabled={target === at.day.key}
          onClick={() => act((days) => moveMeal(days, mealKey, target))}
        >
          {t('planner.moveTo')}
        </Button>
      </div>
    </RemovableDialog>
  );
}

function MealForm({ meal, onChange }: { meal: PlanMeal; onChange: (part: Partial<PlanMeal>) => void }) {
  const { t } = useTranslation('planner');
  return (
    <Formik
      initialValues={{ time: meal.time ?? '', note: meal.note ?? '' }}
      validationSchema={mealSchema}
      onSubmit={({ time, note }) => onChange({ time: time || null, note: note.trim() || null })}
    >
      <Form noValidate>
        <FormErrors />
        <TextField name="time" type="time" label={t('planner.time')} />
        <TextAreaField name="note" label={t('planner.note')} rows={2} />
        <SubmitButton>{t('settings.take')}</SubmitButton>
      </Form>
    </Formik>
  );
}
