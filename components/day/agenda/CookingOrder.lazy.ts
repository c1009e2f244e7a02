import dynamic from 'next/dynamic';

export const LazyCookingOrder = dynamic(() => import('./CookingOrder').then((m) => m.CookingOrder), {
  ssr: false,
});
