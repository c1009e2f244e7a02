import Link from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useAuth } from '@/context/AuthContext';
import { loginFor } from '@/lib/routes';

/** Replaces a button that requires an account: a visitor signs in, or up, and returns to this page. */
export function SignInLink({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const { asPath } = useRouter();
  if (status !== 'signedOut') return null;
  return (
    <Link href={loginFor(asPath)} className="btn btn-outline-primary">
      {children}
    </Link>
  );
}
