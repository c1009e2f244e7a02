import { Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyEatAlongQuestion } from '@/components/day/EatAlongQuestion.lazy';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Callout } from '@/components/ui/feedback/Callout';
import { Note } from '@/components/ui/feedback/Note';
import { useAuth } from '@/context/AuthContext';
import { useInvitations } from '@/context/mealplan/mealplans';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { usePersonName } from '@/context/people/usePersonName';
import type { Plan } from '@/lib/domain/mealplan/record';
import { PlanDays } from '../plan/PlanDays';
import { PlanHead } from '../plan/PlanHead';
import { SignInLinks } from './InvitedView';

/** Page behind a plan's QR code: shows the plan and offers to join it, even without an account. */
export function JoinView({ plan, token }: { plan: Plan; token: string }) {
  const { t } = useTranslation('sharing');
  const isGuest = plan.myRole === 'reader' || plan.myRole === 'invited';
  return (
    <article>
      <PlanHead plan={plan}>
        {isGuest ? (
          <JoinOffer plan={plan} token={token} />
        ) : (
          <Note icon={Users}>
            <span>
              {t('join.already')} <Link href={`/mealplan/${plan.id}`}>{t('join.open')}</Link>
            </span>
          </Note>
        )}
      </PlanHead>
      <PlanDays table={plan} placement={{ startDate: plan.startDate, repeat: plan.repeat }} source={null} />
    </article>
  );
}

function JoinOffer({ plan, token }: { plan: Plan; token: string }) {
  const { t } = useTranslation('sharing');
  const nameOf = usePersonName();
  const router = useRouter();
  const { person, status } = useAuth();
  const calls = usePlanCalls();
  const invitation = useInvitation(token);
  const isEditor = invitation?.role === 'editor';
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const join = async (along: { eatsAlong?: boolean }) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await calls.join(token, along);
      await router.push(`/mealplan/${plan.id}`);
    } catch {
      setBusy(false); // An alert already reports it.
    }
  };
  return (
    <Callout aria-label={t('join.title')}>
      {invitation && (
        <p>
          {t(`invitations.${invitation.role}`, {
            name: invitation.invitedBy ? nameOf(invitation.invitedBy.Name) : t('invitations.somebody'),
          })}
        </p>
      )}
      <p>{t(person ? 'join.text' : 'join.visitor', { name: nameOf(plan.owner?.Name ?? '') })}</p>
      <ButtonRow>
        {person && (
          <Button
            tone={isAsking ? 'outline-primary' : 'primary'}
            icon={Users}
            isBusy={isBusy}
            aria-expanded={isEditor ? undefined : isAsking}
            onClick={() => (isEditor ? join({}) : setAsking(true))}
          >
            {t(invitation ? 'invitations.accept' : 'join.join')}
          </Button>
        )}
        {status === 'signedOut' && <SignInLinks token={token} />}
      </ButtonRow>
      {isAsking && <LazyEatAlongQuestion onAnswer={(eatsAlong) => join({ eatsAlong })} isBusy={isBusy} />}
    </Callout>
  );
}

/** Returns the reader's pending invitation with this token; undefined for the plan's own token. */
function useInvitation(token: string) {
  const { remote } = useInvitations();
  return remote.status === 'ready' ? remote.data.find((one) => one.token === token) : undefined;
}
