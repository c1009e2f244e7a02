import { useTranslation } from 'next-i18next/pages';
import { useLanguage } from '@/context/LanguageContext';
import { usePlatesAt } from '@/context/mealplan/plates';
import type { PlaceInPlan } from '@/lib/domain/mealplan/plates/placeInPlan';
import { formatNumber } from '@/lib/format/number';
import css from './CookMode.module.scss';

interface ForWhomProps {
  readonly servings: number;
  readonly place?: PlaceInPlan;
}

/** Shows how many servings are cooked and, for an entry of a plan with shares, whose plates they are. */
export function ForWhom({ servings, place }: ForWhomProps) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  const plates = usePlatesAt(place).filter(({ eater }) => eater.Name);
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  const words = [
    t('servings.value', { count: servings, value: number(servings) }),
    ...plates.map((plate) => `${plate.eater.Name}\u00a0${number(plate.servings)}`),
  ];
  return <p className={css.cookState}>{words.join(' · ')}</p>;
}
