import dynamic from 'next/dynamic';

export const LazyLedgerDialog = dynamic(() => import('./LedgerDialog').then((m) => m.LedgerDialog), {
  ssr: false,
});
