import dynamic from 'next/dynamic';

export const LazySameAsDialog = dynamic(() => import('./SameAsDialog').then((m) => m.SameAsDialog), {
  ssr: false,
});
