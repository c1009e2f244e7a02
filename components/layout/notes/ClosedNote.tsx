import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useAuth } from '@/context/AuthContext';
import { useRole } from '@/context/RoleContext';
import { loginFor, type RoutePath } from '@/lib/routes';

interface ClosedNoteProps {
  readonly title: string;
  /** What to do for who is signed out, and for who is signed in and may still not see it. */
  readonly visitor: string;
  readonly member: string;
  /** The list in which there is something else to find. */
  readonly list: { readonly path: RoutePath; readonly label: string };
}

/** In the place of a record that is private or gone, which of them is not said: the way on, and back here after signing in. */
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
