import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { loginFor, type RoutePath } from '@/lib/routes';

interface ClosedNoteProps {
  readonly title: string;
  /** Advice for visitors, and for signed-in people without access. */
  readonly visitor: string;
  readonly member: string;
  /** List with other records. */
  readonly list: { readonly path: RoutePath; readonly label: string };
}

/**
 * Replaces a record that is private or gone, without revealing which; offers the list, and for visitors a sign-in that
 * returns here.
 */
export function ClosedNote({ title, visitor, member, list }: ClosedNoteProps) {
  const { t } = useTranslation();
  const { status } = useAuth();
  const { canOpen } = useRole();
  const { asPath } = useRouter();
  const isVisitor = status !== 'signedIn';
  return (
    <div className="closed-note">
      <EmptyState title={title} text={isVisitor ? visitor : member}>
        {isVisitor && (
          <>
            <Link href={loginFor(asPath)} className="btn btn-primary">
              {t('action.signIn')}
            </Link>
            <Link
              href={{ pathname: '/user/signup', query: { next: asPath } }}
              className="btn btn-outline-primary"
            >
              {t('action.signUp')}
            </Link>
          </>
        )}
        {canOpen(list.path) && (
          <Link href={list.path} className="btn btn-outline-secondary">
            {list.label}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
