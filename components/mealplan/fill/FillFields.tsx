import { useFormikContext } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { TextField } from '@/components/forms/TextField';
import { Icon } from '@/components/ui/Icon';
import { useMyCookbooks } from '@/context/cookbook/cookbooks';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { placedDays } from '@/lib/domain/mealplan/weeks';
import type { FillForm } from '@/lib/forms/mealplan/fill';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import css from './FillWeekDialog.module.scss';
import { useDayWords } from '../../day/useDayWords';
import type { ShownDay } from '@/components/day/week/useShownDay';
import { Fold } from './Fold';
import { WhoFields } from './WhoFields';
import { WishFields } from './WishFields';

interface FillFieldsProps {
  readonly shown: ShownDay;
  /** Number of open meals. */
  readonly toFill: number;
  /** Error of the last request. */
  readonly error: Error | null;
}

/**
 * Fields to choose the meals of the displayed week to fill, and the dishes for them; everything but days and meals is
 * folded.
 */
export function FillFields({ shown, toFill, error }: FillFieldsProps) {
  const { t } = useTranslation(['fill', 'common']);
  const { said } = useFaultText();
  const words = useDayWords(shown.today);
  const { values: plan } = usePlanEditor();
  const { values: form } = useFormikContext<FillForm>();
  const keys = (shown.weeks[shown.week] ?? []).map(({ day }) => day.key);
  // Includes a start date chosen in this form, so that the days show their dates.
  const placement = { startDate: plan.startDate ?? (form.startDate || null), repeat: plan.repeat };
  const week = placedDays(plan.days, placement, shown.today).filter(({ day }) => keys.includes(day.key));
  return (
    <>
      {error && (
        <div role="alert" className="form-errors">
          <Icon of={CircleAlert} size={20} />
          <span>{said(formMessage(error))}</span>
        </div>
      )}
      <p className={css.lead}>{t('form.lead')}</p>
      <ChoicesField
        name="days"
        label={t('form.days')}
        options={week.map((at) => ({ value: at.day.key, label: words.shortNameOf(at) }))}
      />
      <ChoicesField
        name="meals"
        label={t('form.meals')}
        options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
      />
      <p className={css.toFill} role="status">
        {toFill > 0 ? t('form.toFill', { count: toFill }) : t('form.nothing')}
      </p>
      {!plan.startDate && (
        <TextField
          name="startDate"
          type="date"
          label={t('form.startDate')}
          help={t('form.startDateHelp')}
          className={css.date}
        />
      )}
      <WhoFields />
      <WishFields />
      <FromFields />
    </>
  );
}

const SOURCES = ['public', 'mine', 'saved'] as const;

function FromFields() {
  const { t } = useTranslation('fill');
  const { values } = useFormikContext<FillForm>();
  const cookbooks = useMyCookbooks();
  const options = [
    ...SOURCES.map((value): { value: string; label: string } => ({ value, label: t(`from.${value}`) })),
    ...cookbooks.map(({ id, Name }) => ({ value: String(id), label: Name })),
  ];
  const chosen = options.filter(({ value }) => values.from.includes(value)).map(({ label }) => label);
  return (
    <Fold title={t('from.title')} said={chosen.join(', ')}>
      <ChoicesField name="from" label={t('from.label')} options={options} />
    </Fold>
  );
}
