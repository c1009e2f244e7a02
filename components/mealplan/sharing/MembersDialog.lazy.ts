import dynamic from 'next/dynamic';

export const LazyMembersDialog = dynamic(() => import('./MembersDialog').then((m) => m.MembersDialog), {
  ssr: false,
});
