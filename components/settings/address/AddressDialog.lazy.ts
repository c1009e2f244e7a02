import dynamic from 'next/dynamic';

export const LazyAddressDialog = dynamic(() => import('./AddressDialog').then((m) => m.AddressDialog), {
  ssr: false,
});
