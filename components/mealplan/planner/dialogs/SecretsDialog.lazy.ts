import dynamic from 'next/dynamic';

export const LazySecretsDialog = dynamic(() => import('./SecretsDialog').then((m) => m.SecretsDialog), {
  ssr: false,
});
