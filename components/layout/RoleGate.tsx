import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Loading, SkeletonBar, SkeletonText } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useTabTitle } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { loginFor } from '@/lib/routes';
import { Forbidden } from './Forbidden';

interface RoleGateProps {
  readonly children: ReactNode;
  /** What stands there until it is known who asks; a plain one unless told. */
  readonly skeleton?: ReactNode;
}

/** Shows a page only to those for whom it is: others are sent to sign in, or told so, and never see it for a blink. */
export function RoleGate({ children, skeleton }: RoleGateProps) {
  const router = useRouter();
  const { status, hasLeft } = useAuth();
  const { canOpen } = useRole();
  const { t } = useTranslation();
  // a tab without a title would be read out by its address
  const tab = useTabTitle(t('app.name'));
  // the page's own path: while it fades out the address is already the next one's, and must not open it
  const [path] = useState(router.pathname);
  // a page that visitors may open waits all the same: it may be a courier who comes
  const isOpen = status !== 'unknown' && canOpen(path);
  const mustSignIn = status === 'signedOut' && !isOpen;

  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    // who signs out here is on the way to the start page already, while this page still fades out
    const isLeaving = wasOpen.current && hasLeft;
    if (mustSignIn && router.isReady && !isLeaving) router.replace(loginFor(router.asPath));
    // the router is a new object at every change of address; only the person's state sends them away
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mustSignIn, router.isReady, isOpen, hasLeft]);

  if (isOpen) return children;
  if (status === 'signedIn') return <Forbidden />;
  return (
    <>
      <Head>
        <title>{tab}</title>
      </Head>
      <Loading>{skeleton ?? <PageSkeleton />}</Loading>
    </>
  );
}

const PageSkeleton = () => (
  <>
    <SkeletonBar height="title" width={50} />
    <SkeletonText lines={6} />
  </>
);
