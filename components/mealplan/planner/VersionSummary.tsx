import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import type { PlainField } from '@/lib/forms/mealplan/conflict';
import { nameOfEntry, nameOfExercise, nameOfSupplement } from '@/lib/domain/mealplan/names';
import { platesOf } from '@/lib/domain/mealplan/plates/plates';
import { joinParts, type Plan } from '@/lib/domain/mealplan/record';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import type { PlanValues } from '@/lib/forms/mealplan/values';
import { formatMoney, formatNumber } from '@/lib/format/number';
import type { Allergen } from '@/lib/domain/product/types';
import { formatDate } from '@/lib/format/time';
import { usePlateWords } from '@/components/day/usePlateWords';
import shelfCss from '@/components/mealplan/planner/shelf/Shelf.module.scss';

interface DaySummaryProps {
  readonly day: PlanDay | undefined;
  readonly days: readonly PlanDay[];
  readonly kept: Plan;
}

/** Summarizes a day of one version in a few lines. */
export function DaySummary({ day, days, kept }: DaySummaryProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { language } = useLanguage();
  const editor = usePlanEditor();
  const wordsOf = usePlateWords();
  const parts = joinParts(editor.parts, kept.parts);
  const { eaters } = editor.values;
  if (!day) return <p className={shelfCss.nothing}>{t('planner:conflict.noDay')}</p>;
  const others = [
    ...day.exercises.map((part) => [part.time, nameOfExercise(part, parts).name]),
    ...day.supplements.map((part) => [part.time, nameOfSupplement(part, parts).name]),
    ...day.appointments.map((part) => [part.time, part.title]),
  ].map((words) => words.filter(Boolean).join(' '));
  return (
    <div>
      {[day.title, day.note].filter(Boolean).map((text) => (
        <p key={text} className="mb-0">
          {text}
        </p>
      ))}
      {day.meals.map((meal) => (
        <p key={meal.key} className="mb-0">
          <strong>{[t(`common:type.${meal.type}`), meal.time].filter(Boolean).join(' ')}</strong>
          {' – '}
          {meal.entries.map((entry) => entryWords(entry)).join(', ') || t('day.nothing')}
          {meal.note && ` (${meal.note})`}
        </p>
      ))}
      {others.map((text, index) => (
        <p key={index} className="mb-0">
          {text}
        </p>
      ))}
    </div>
  );

  function entryWords(entry: PlanDay['meals'][number]['entries'][number]): string {
    const { name } = nameOfEntry(entry, { parts, days, language });
    const servings = entry.servings ? ` × ${formatNumber(entry.servings, language, { digits: 2 })}` : '';
    const plates = wordsOf(platesOf(entry, eaters));
    const amount = `${servings}${plates && ` (${plates})`}`;
    return entry.kind === 'leftovers' ? `${name} (${t('entry.leftovers')})${amount}` : `${name}${amount}`;
  }
}

/** Shows the value of a plan's setting in one version. */
export function FieldSummary({ field, values }: { field: PlainField; values: PlanValues }) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { language } = useLanguage();
  const text = (): string => {
    const number = (value: number | null | undefined, unit: string) =>
      value ? `${formatNumber(value, language, { digits: 0 })} ${unit}` : '';
    switch (field) {
      case 'Images':
        return t('planner:conflict.pictures', { count: values.Images.length });
      case 'language':
        return t(`common:language.${values.language}`);
      case 'visibility':
        return t(`visibility.${values.visibility}`);
      case 'repeat':
        return t(`planner:form.repeats.${values.repeat}`);
      case 'startDate':
        return values.startDate ? formatDate(values.startDate, language) : '';
      case 'eaters':
        return values.eaters
          .map(({ Name, factor, allergens }) => {
            const words = (allergens ?? []).map((one) => t(`common:allergen.${one as Allergen}`)).join(', ');
            return `${Name} × ${formatNumber(factor, language, { digits: 2 })}${words && ` (${words})`}`;
          })
          .join(', ');
      case 'targets':
        return [
          number(values.targets?.calories, t('common:nutrition.kcal')),
          number(values.targets?.prots, t('common:nutrition.prots')),
          number(values.targets?.carbs, t('common:nutrition.carbs')),
          number(values.targets?.fats, t('common:nutrition.fats')),
          values.targets?.costTetriPerDay ? formatMoney(values.targets.costTetriPerDay, language) : '',
        ]
          .filter(Boolean)
          .join(', ');
      default:
        return values[field];
    }
  };
  return <p className="mb-0">{text() || t('planner:conflict.empty')}</p>;
}
