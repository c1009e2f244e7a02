import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Band, BandHead } from '@/components/ui/Band';
import { useFeaturedPlans } from '@/context/mealplan/featuredPlans';
import { useLanguage } from '@/context/LanguageContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import { PlanGrid } from './PlanGrid';

const ROW = 3;

/** Shows plans an admin chose for the start page, preferably those in the reader's language. */
function Plans() {
  const { t } = useTranslation(['mealplan', 'common']);
  const { language } = useLanguage();
  const { remote } = useFeaturedPlans();
  if (remote.status !== 'ready' || remote.data.length === 0) return null;
  const own = remote.data.filter((plan) => plan.language === language);
  return (
    <Band labelledBy="landing-plans">
      <BandHead id="landing-plans" title={t('featured.title')}>
        <Link href="/mealplan/list">{t('common:menu.mealplanList')}</Link>
      </BandHead>
      <PlanGrid plans={(own.length > 0 ? own : remote.data).slice(0, ROW)} isBelow />
    </Band>
  );
}

export const FeaturedPlans = withNamespaces(Plans, { mealplan });
