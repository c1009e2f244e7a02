import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { CheckboxField } from '@/components/forms/CheckboxField';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { NumberField } from '@/components/forms/NumberField';
import { SelectField } from '@/components/forms/SelectField';
import { useLanguage } from '@/context/LanguageContext';
import { HEALTH_WISHES } from '@/lib/domain/planning/model';
import type { FillForm } from '@/lib/forms/mealplan/fill';
import { formatMoney } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import css from './FillWeekDialog.module.scss';
import { Fold } from './Fold';
import { TagFields } from './TagFields';

const MINUTES = [15, 20, 30, 45, 60, 90, 120];
const REPEATS = [1, 2, 3, 4, 5, 6, 7];

/** Fields for money, time, leftovers, fasting and the frequency of wishes. */
export function WishFields() {
  const { t } = useTranslation(['fill', 'common']);
  const { language } = useLanguage();
  const { values } = useFormikContext<FillForm>();
  const said = useWishSummary(values);
  /** Usual times, plus the current value, which loosening may have changed. */
  const minutes = (own: string) =>
    [...new Set([...MINUTES, ...(own ? [Number(own)] : [])])]
      .sort((one, other) => one - other)
      .map((value) => ({ value: String(value), label: formatMinutes(value, language) }));
  return (
    <Fold title={t('wish.title')} said={said}>
      <div className={css.grid}>
        <NumberField name="budget" label={t('wish.budget')} help={t('wish.budgetHelp')} unit="₾" />
        <SelectField
          name="weekdayMinutes"
          label={t('wish.weekday')}
          options={minutes(values.weekdayMinutes)}
          emptyLabel={t('wish.any')}
        />
        <SelectField
          name="weekendMinutes"
          label={t('wish.weekend')}
          options={minutes(values.weekendMinutes)}
          emptyLabel={t('wish.any')}
        />
        <SelectField
          name="repeats"
          label={t('wish.repeats')}
          options={REPEATS.map((count) => ({ value: String(count), label: t('wish.times', { count }) }))}
          emptyLabel={t('wish.often')}
        />
      </div>
      <ChoicesField
        name="leftovers"
        label={t('wish.leftovers')}
        help={t('wish.leftoversHelp')}
        options={values.meals.map((value) => ({ value, label: t(`common:type.${value}`) }))}
      />
      <CheckboxField name="fasting" label={t('wish.fasting')} help={t('wish.fastingHelp')} />
      {values.fasting && (
        <>
          <CheckboxField name="fastingFish" label={t('wish.fastingFish')} help={t('wish.fastingFishHelp')} />
          <CheckboxField
            name="fastingNoOil"
            label={t('wish.fastingNoOil')}
            help={t('wish.fastingNoOilHelp')}
          />
        </>
      )}
      <TagFields />
      <ChoicesField
        name="health"
        label={t('wish.health')}
        help={t('wish.healthHelp')}
        options={HEALTH_WISHES.map((value) => ({ value, label: t(`health.${value}`) }))}
      />
      <CheckboxField name="unknown" label={t('wish.unknown')} help={t('wish.unknownHelp')} />
    </Fold>
  );
}

/** Summarizes the wishes in a few words. */
function useWishSummary(form: FillForm): string {
  const { t } = useTranslation('fill');
  const { language } = useLanguage();
  const time = (minutes: string) => formatMinutes(Number(minutes), language);
  const said = [
    typeof form.budget === 'number' &&
      t('wish.said.budget', { cost: formatMoney(Math.round(form.budget * 100), language) }),
    form.weekdayMinutes && t('wish.said.weekday', { time: time(form.weekdayMinutes) }),
    form.weekendMinutes && t('wish.said.weekend', { time: time(form.weekendMinutes) }),
    form.repeats && t('wish.said.repeats', { count: Number(form.repeats) }),
    form.leftovers.length > 0 && t('wish.said.leftovers'),
    form.fasting && t('wish.said.fasting'),
    form.fasting && form.fastingFish && t('wish.said.fastingFish'),
    form.fasting && form.fastingNoOil && t('wish.said.fastingNoOil'),
    form.tags.length > 0 && t('wish.said.tags', { count: form.tags.length }),
  ].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : t('wish.said.none');
}
