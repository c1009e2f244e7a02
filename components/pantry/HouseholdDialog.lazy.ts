import dynamic from 'next/dynamic';

export const LazyHouseholdDialog = dynamic(() => import('./HouseholdDialog').then((m) => m.HouseholdDialog), {
  ssr: false,
});
