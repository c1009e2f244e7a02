import { useTranslation } from 'next-i18next/pages';
import { createPortal } from 'react-dom';
import { firstStop } from '@/components/mealplan/planner/planStops';

/** The second way past what stands before the content: to the first meal, which the tools and the shelf would make far. */
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
