import dynamic from 'next/dynamic';

export const LazyThingDialog = dynamic(() => import('./ThingDialog').then((m) => m.ThingDialog), {
  ssr: false,
});
