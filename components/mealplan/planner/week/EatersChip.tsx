import { Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { factorsOf } from '@/lib/domain/mealplan/servings';
import type { Allergen } from '@/lib/domain/product/types';
import { formatNumber } from '@/lib/format/number';
import css from './EatersChip.module.scss';
import { useEaterName } from '@/components/day/useEaterName';

/** Shows the eaters with their portions and the allergens to avoid; opens the dialog that changes them. */
export function EatersChip() {
  const { t } = useTranslation(['planner', 'common', 'mealplan']);
  const { language } = useLanguage();
  const { eaters } = usePlanEditor().values;
  const { openModal } = useMealplan();
  const nameOf = useEaterName();
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  const portions = factorsOf(eaters, null);
  const allergens = [...new Set(eaters.flatMap((eater) => eater.allergens ?? []))];
  // Omits a portion of one.
  const names = eaters.map((eater, at) =>
    eater.factor === 1 ? nameOf(eater, at) : `${nameOf(eater, at)} × ${number(eater.factor)}`,
  );
  return (
    <Button tone="bare" icon={Users} className={css.chip} onClick={() => openModal({ name: 'eaters' })}>
      <span className="visually-hidden">{t('eaters.title')}: </span>
      {eaters.length > 0 && <span className={css.names}>{names.join(' · ')}</span>}
      <span className={css.portions} data-alone={eaters.length === 0 || undefined}>
        {t('mealplan:entry.servings', { count: portions, value: number(portions) })}
      </span>
      {allergens.length > 0 && (
        <span className={css.without}>
          {t('mealplan:entry.without', {
            names: allergens.map((one) => t(`common:allergen.${one as Allergen}`).toLowerCase()).join(', '),
          })}
        </span>
      )}
    </Button>
  );
}
