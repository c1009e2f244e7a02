import dynamic from 'next/dynamic';

export const LazyHouseholdPanel = dynamic(() => import('./HouseholdPanel').then((m) => m.HouseholdPanel), {
  ssr: false,
});
