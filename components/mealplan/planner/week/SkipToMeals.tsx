import { useTranslation } from 'next-i18next/pages';
import { createPortal } from 'react-dom';
import { firstStop } from '@/components/mealplan/planner/planStops';

/** Second skip link: leads past the tools and the shelf to the first meal. */
export function SkipToMeals() {
  const { t } = useTranslation('planner');
  const place = document.getElementById('skips');
  if (!place) return null;
  return createPortal(
    <a
      href="#content"
      className="skip-link"
      onClick={(event) => {
        if (firstStop()) event.preventDefault();
      }}
    >
      {t('planner.skip')}
    </a>,
    place,
  );
}
