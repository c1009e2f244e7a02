import type { LucideIcon } from 'lucide-react';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { loginFor } from '@/lib/routes';

/** Replaces a button that requires an account: a visitor signs in, or up, and returns to this page. */
export function SignInLink({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  const { status } = useAuth();
  const { asPath } = useRouter();
  if (status !== 'signedOut') return null;
  return (
    <LinkButton href={loginFor(asPath)} tone="outline-primary" icon={icon}>
      {children}
    </LinkButton>
  );
}
