import dynamic from 'next/dynamic';

export const LazyTableKeysDialog = dynamic(() => import('./TableKeysDialog').then((m) => m.TableKeysDialog), {
  ssr: false,
});
