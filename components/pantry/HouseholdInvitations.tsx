import { Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { ConfirmFirst } from '@/components/layout/notes/ConfirmFirst';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Callout } from '@/components/ui/feedback/Callout';
import { Note } from '@/components/ui/feedback/Note';
import { useHouseholdCalls, useHouseholdLink, type useHousehold } from '@/context/pantry/household';
import { usePersonName } from '@/context/people/usePersonName';
import type { Household } from '@/lib/domain/pantry/types';

interface HomeProps {
  readonly home: ReturnType<typeof useHousehold>;
}

/** Shows invitations into a household: from a link that was opened, or sent to the person's email. */
export function HouseholdInvitations({ home }: HomeProps) {
  const calls = useHouseholdCalls();
  const { query } = useRouter();
  const token = typeof query.join === 'string' ? query.join : null;
  return (
    <>
      <ConfirmFirst />
      {token && <ByLink token={token} home={home} />}
      {home.invitations.map((one) => (
        <Offer
          key={one.id}
          household={one}
          own={home.own}
          onAccept={() => calls.accept(one.id)}
          onDecline={() => calls.decline(one.id)}
        />
      ))}
    </>
  );
}

function ByLink({ token, home }: HomeProps & { token: string }) {
  const { t } = useTranslation('pantry');
  const router = useRouter();
  const calls = useHouseholdCalls();
  const { remote } = useHouseholdLink(token);
  const leave = () => router.replace('/pantry', undefined, { shallow: true });
  if (remote.status !== 'ready' || home.status === 'loading') return null;
  const { data } = remote;
  if (!data) return <Note tone="attention">{t('join.gone')}</Note>;
  if (data.id === home.own?.id) return <Note icon={Users}>{t('join.already')}</Note>;
  // the same household may have invited by email too
  if (home.invitations.some(({ id }) => id === data.id)) return null;
  return (
    <Offer
      household={data}
      own={home.own}
      onAccept={async () => {
        await calls.join(token);
        await leave();
      }}
      onDecline={leave}
    />
  );
}

interface OfferProps {
  readonly household: Household;
  readonly own: Household | undefined;
  readonly onAccept: () => Promise<unknown>;
  readonly onDecline: () => Promise<unknown>;
}

function Offer({ household, own, onAccept, onDecline }: OfferProps) {
  const { t } = useTranslation('pantry');
  const nameOf = usePersonName();
  const [isBusy, setBusy] = useState(false);
  const { Name, owner } = household;
  const send = async (answer: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    await answer().catch(() => undefined); // an alert shows the error
    setBusy(false);
  };
  const text = owner
    ? t('join.text', { name: nameOf(owner.Name), household: Name })
    : t('join.textNobody', { household: Name });
  return (
    <Callout aria-label={`${t('join.title')}: ${Name}`}>
      <h2 className="h5">{t('join.title')}</h2>
      <p>{own ? t('join.other', { name: own.Name, household: Name }) : text}</p>
      <ButtonRow>
        {!own && (
          <Button tone="primary" icon={Users} isBusy={isBusy} onClick={() => void send(onAccept)}>
            {t('join.accept')}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={() => void send(onDecline)}>
          {t('join.decline')}
        </Button>
      </ButtonRow>
    </Callout>
  );
}
