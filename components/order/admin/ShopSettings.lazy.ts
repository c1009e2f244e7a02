import dynamic from 'next/dynamic';

export const LazyShopSettings = dynamic(() => import('./ShopSettings').then((m) => m.ShopSettings), {
  ssr: false,
});
