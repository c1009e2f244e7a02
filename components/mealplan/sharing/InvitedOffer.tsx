import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Callout } from '@/components/ui/feedback/Callout';
import { useInvitations } from '@/context/mealplan/mealplans';
import { usePersonName } from '@/context/people/usePersonName';
import type { Plan } from '@/lib/domain/mealplan/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import sharing from '@/locales/en/sharing.json';
import { InvitationAnswer } from './InvitationAnswer';

interface InvitedOfferProps {
  readonly plan: Plan;
  readonly onAccepted: () => unknown;
}

/** Shows the invitation above the plan that the invited person looks at before answering. */
function Offer({ plan, onAccepted }: InvitedOfferProps) {
  const { t } = useTranslation('sharing');
  const nameOf = usePersonName();
  const router = useRouter();
  const { remote } = useInvitations();
  const invitation =
    remote.status === 'ready' ? remote.data.find(({ mealplan }) => mealplan?.id === plan.id) : undefined;
  if (!invitation) return null;
  const { role, invitedBy } = invitation;
  return (
    <Callout aria-label={t('join.title')}>
      <p>
        {t(`invitations.${role}`, { name: invitedBy ? nameOf(invitedBy.Name) : t('invitations.somebody') })}
      </p>
      <InvitationAnswer
        invitation={invitation}
        name={plan.Name}
        onAccepted={onAccepted}
        onDeclined={() => router.push('/mealplan/my?tab=invitations')}
      />
    </Callout>
  );
}

export const InvitedOffer = withNamespaces(Offer, { sharing });
