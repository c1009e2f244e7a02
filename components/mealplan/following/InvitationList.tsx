import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { ConfirmFirst } from '@/components/layout/ConfirmFirst';
import { EmptyState } from '@/components/ui/EmptyState';
import { RemoteList } from '@/components/ui/RemoteList';
import { Row, RowActions, Rows, RowText } from '@/components/ui/Rows';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useInvitations, usePlanCalls, type Membership } from '@/context/data/mealplans';
import { usePersonName } from '@/context/usePersonName';
import { EatAlongQuestion } from '../../day/EatAlong';

/** The invitations that wait for an answer. */
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
  const { t } = useTranslation(['sharing', 'common']);
  const nameOf = usePersonName();
  const router = useRouter();
  const calls = usePlanCalls();
  const [isBusy, setBusy] = useState(false);
  const { id, planName, mealplan, invitedBy, role } = invitation;
  const name = mealplan?.Name ?? planName;
  const answer = async (call: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
    } catch {
      setBusy(false); // the alert has said it; the list is read again by itself
    }
  };
  const [isAsking, setAsking] = useState(false);
  const accept = (along: { eatsAlong?: boolean }) =>
    answer(async () => {
      const { mealplan: opened } = await calls.accept(id, along); // who is a member may read it
      await router.push(opened ? `/mealplan/${opened.id}` : '/mealplan/my?tab=member');
    });
  return (
    <Row>
      <RowText>
        <h2 className="h5 mb-0">{name}</h2>
        <p className="mb-0 text-body-secondary">
          {t(`invitations.${role}`, { name: invitedBy ? nameOf(invitedBy.Name) : t('invitations.somebody') })}
        </p>
      </RowText>
      <RowActions>
        <button
          type="button"
          className={isAsking ? 'btn btn-outline-primary' : 'btn btn-primary'}
          aria-disabled={isBusy || undefined}
          aria-expanded={role === 'viewer' ? isAsking : undefined}
          onClick={() => (role === 'viewer' ? setAsking(true) : accept({}))}
        >
          <Check size={18} aria-hidden />
          {t('invitations.accept')}
          <span className="visually-hidden"> {name}</span>
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => answer(() => calls.decline(id))}
        >
          <X size={18} aria-hidden />
          {t('invitations.decline')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </RowActions>
      {isAsking && <EatAlongQuestion onAnswer={(eatsAlong) => accept({ eatsAlong })} isBusy={isBusy} />}
    </Row>
  );
}
