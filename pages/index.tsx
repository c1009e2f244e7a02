import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { About, Invitation } from '@/components/landing/About';
import { Customers } from '@/components/landing/Customers';
import { Facts } from '@/components/landing/Facts';
import { Featured } from '@/components/landing/Featured';
import { Hero } from '@/components/landing/Hero';
import { Nutritionist } from '@/components/landing/Nutritionist';
import { Why } from '@/components/landing/Why';
import { LandingHead } from '@/components/landing/LandingHead';
import { LazyFeaturedPlans } from '@/components/mealplan/plan/FeaturedPlans.lazy';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { WhenNear } from '@/components/ui/WhenNear';
import { useFeatured } from '@/context/dashboard/dashboard';
import { useLanguage } from '@/context/LanguageContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import landing from '@/locales/en/landing.json';

/** Dishes per row; only whole rows are shown. */
const ROW = 4;

function LandingPage() {
  return (
    <div className="full-width">
      <LandingHead />
      <Hero />
      <Facts />
      <FeaturedDishes />
      <Nutritionist />
      <WhenNear>
        <LazyFeaturedPlans />
      </WhenNear>
      <Why />
      <Customers />
      <About />
      <Invitation />
    </div>
  );
}

/** Shows featured recipes, those in the reader's language if they fill a row; nothing if none is featured. */
function FeaturedDishes() {
  const { language } = useLanguage();
  const { remote, reload } = useFeatured();
  if (remote.status === 'ready' && remote.data.length === 0) return null;
  return (
    <Featured>
      <RemoteView of={remote} skeleton={<DishGridSkeleton count={ROW} />} onRetry={reload}>
        {(dishes) => {
          const own = dishes.filter((at) => at.language === language);
          const shown = own.length >= ROW ? own : dishes;
          return <DishGrid dishes={shown.slice(0, shown.length >= 2 * ROW ? 2 * ROW : ROW)} />;
        }}
      </RemoteView>
    </Featured>
  );
}

export default withNamespaces(LandingPage, { dish, landing });
