import dynamic from 'next/dynamic';

export const LazyCookingDialog = dynamic(() => import('./CookingDialog').then((m) => m.CookingDialog), {
  ssr: false,
});
