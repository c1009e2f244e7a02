import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useFeaturedPlans } from '@/context/data/featuredPlans';
import { useLanguage } from '@/context/LanguageContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import css from '@/components/ui/Landing.module.scss';
import { PlanGrid } from './PlanGrid';

const ROW = 3;

/** The plans that Admin has chosen for the start page, those in the reader's language where there are some. */
function Plans() {
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const { remote } = useFeaturedPlans();
  if (remote.status !== 'ready' || remote.data.length === 0) return null;
  const own = remote.data.filter((plan) => plan.language === language);
  return (
    <section className={css.band} aria-labelledby="landing-plans">
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id="landing-plans" className={css.title}>
            {t('featured.title')}
          </h2>
          <Link href="/mealplan/list">{t('common:menu.mealplanList')}</Link>
        </div>
        <PlanGrid plans={(own.length > 0 ? own : remote.data).slice(0, ROW)} isBelow />
      </div>
    </section>
  );
}

export const FeaturedPlans = withNamespaces(Plans, { mealplan });
