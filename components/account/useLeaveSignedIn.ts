import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { startPageOf } from '@/lib/domain/access/pages';
import { safeNext } from '@/lib/routes';

/** Redirects a signed-in person from the sign-in pages to the page they wanted, else to their role's start page. */
export function useLeaveSignedIn() {
  const router = useRouter();
  const { status } = useAuth();
  const { role, canOpen } = useRole();
  useEffect(() => {
    if (status !== 'signedIn' || !role || !router.isReady) return;
    const next = safeNext(router.query.next);
    router.replace(next && canOpen(next) ? next : startPageOf(role));
    // Runs once the role is known; the router is left out because it is a new object at every change of address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, role, router.isReady]);
}
