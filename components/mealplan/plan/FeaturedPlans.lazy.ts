import dynamic from 'next/dynamic';

export const LazyFeaturedPlans = dynamic(() => import('./FeaturedPlans').then((m) => m.FeaturedPlans), {
  ssr: false,
});
