import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
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
            <LinkButton href={loginFor(asPath)} tone="primary">
              {t('action.signIn')}
            </LinkButton>
            <LinkButton href={{ pathname: '/user/signup', query: { next: asPath } }} tone="outline-primary">
              {t('action.signUp')}
            </LinkButton>
          </>
        )}
        {canOpen(list.path) && <LinkButton href={list.path}>{list.label}</LinkButton>}
      </EmptyState>
    </div>
  );
}
