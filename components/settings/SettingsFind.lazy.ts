import dynamic from 'next/dynamic';

export const LazySettingsFind = dynamic(() => import('./SettingsFind').then((m) => m.SettingsFind), {
  ssr: false,
});
