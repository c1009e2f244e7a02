import dynamic from 'next/dynamic';

export const LazyPhoneDialog = dynamic(() => import('./PhoneDialog').then((m) => m.PhoneDialog), {
  ssr: false,
});
