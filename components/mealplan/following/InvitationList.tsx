import { BookOpen } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ConfirmFirst } from '@/components/layout/notes/ConfirmFirst';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { Row, Rows, RowText } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useInvitations, type Membership } from '@/context/mealplan/mealplans';
import { usePersonName } from '@/context/people/usePersonName';
import { InvitationAnswer } from '../sharing/InvitationAnswer';

/** Lists pending invitations. */
export function InvitationList() {
  const { t } = useTranslation('sharing');
  const { mustVerifyEmail } = useAuth();
  const { remote, reload } = useInvitations();
  if (mustVerifyEmail) return <ConfirmFirst />;
  return (
    <RemoteList
      of={remote}
      skeleton={<SkeletonRows count={2} />}
      onRetry={reload}
      nothing={
        <EmptyState title={t('invitations.emptyTitle')} text={t('invitations.emptyText')} picture="bird" />
      }
    >
      {(invitations) => (
        <Rows>
          {invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} />
          ))}
        </Rows>
      )}
    </RemoteList>
  );
}

function Invitation({ invitation }: { invitation: Membership }) {
  const { t } = useTranslation('sharing');
  const nameOf = usePersonName();
  const router = useRouter();
  const { planName, mealplan, invitedBy, role } = invitation;
  const name = mealplan?.Name ?? planName;
  return (
    <Row>
      <RowText>
        <h2 className="h5 mb-0">{name}</h2>
        <p className="mb-0 text-body-secondary">
          {t(`invitations.${role}`, { name: invitedBy ? nameOf(invitedBy.Name) : t('invitations.somebody') })}
        </p>
      </RowText>
      <InvitationAnswer
        invitation={invitation}
        name={name}
        onAccepted={({ mealplan: opened }) =>
          router.push(opened ? `/mealplan/${opened.id}` : '/mealplan/my?tab=member')
        }
      >
        {mealplan && (
          <LinkButton href={`/mealplan/${mealplan.id}`} icon={BookOpen}>
            {t('invitations.look')}
            <span className="visually-hidden"> {name}</span>
          </LinkButton>
        )}
      </InvitationAnswer>
    </Row>
  );
}
