import { useTranslation } from 'next-i18next/pages';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Loading, SkeletonBar, SkeletonText } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useTabTitle } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { SentContext } from '@/lib/remote/sent';
import { loginFor } from '@/lib/routes';
import { Forbidden } from './Forbidden';

interface RoleGateProps {
  readonly children: ReactNode;
  /** Placeholder until the sign-in state is known; defaults to a plain one. */
  readonly skeleton?: ReactNode;
}

/**
 * Shows a page only to the roles it is meant for; redirects visitors to sign in, tells others, and never shows them the
 * page even briefly.
 */
export function RoleGate({ children, skeleton }: RoleGateProps) {
  const router = useRouter();
  const { status, hasLeft } = useAuth();
  const { canOpen } = useRole();
  const { t } = useTranslation();
  // Screen readers would read out the address of a tab without a title.
  const tab = useTabTitle(t('app.name'));
  // Keeps the page's own path: while the page fades out, the address is already the next one's, and must not open it.
  const [path] = useState(router.pathname);
  // Waits on a public page too, because the person may be a courier; the boot script hides what the server rendered from
  // one.
  const isRendered = use(SentContext) !== null;
  const isOpen = (status !== 'unknown' || isRendered) && canOpen(path);
  const mustSignIn = status === 'signedOut' && !isOpen;

  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    // Someone who signs out here is already on the way to the start page while this page fades out.
    const isLeaving = wasOpen.current && hasLeft;
    if (mustSignIn && router.isReady && !isLeaving) router.replace(loginFor(router.asPath));
    // Only the person's state redirects; the router is a new object at every change of address.
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
