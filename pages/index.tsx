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
import { sendFeatured, useFeatured } from '@/context/dashboard/dashboard';
import { sendFeaturedPlans, useAreFeaturedPlansSent } from '@/context/mealplan/featuredPlans';
import { publicPage } from '@/context/remote/publicPage';
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
      <Plans />
      <Why />
      <Customers />
      <About />
      <Invitation />
    </div>
  );
}

/** Shows featured plans: at once if the server sent them, else when the reader comes near. */
const Plans = () =>
  useAreFeaturedPlansSent() ? (
    <LazyFeaturedPlans />
  ) : (
    <WhenNear>
      <LazyFeaturedPlans />
    </WhenNear>
  );

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

export default publicPage(withNamespaces(LandingPage, { dish, landing }), async ({ language }) => ({
  answers: await Promise.all([sendFeatured(language), sendFeaturedPlans()]),
}));
