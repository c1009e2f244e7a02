import dynamic from 'next/dynamic';

export const LazyAddressPanel = dynamic(() => import('./AddressPanel').then((m) => m.AddressPanel), {
  ssr: false,
});
