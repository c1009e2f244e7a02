import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { RowActions } from '@/components/ui/lists/Rows';
import { type Membership } from '@/context/mealplan/mealplans';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { EatAlongQuestion } from '../../day/EatAlong';

interface InvitationAnswerProps {
  readonly invitation: Membership;
  /** Name of the plan, for people who hear only the buttons. */
  readonly name: string;
  readonly onAccepted: (membership: Membership) => unknown;
  readonly onDeclined?: () => unknown;
  /** Additional actions before the answers. */
  readonly children?: ReactNode;
}

/** Buttons that answer an invitation; a viewer is asked first about eating along. */
export function InvitationAnswer(props: InvitationAnswerProps) {
  const { invitation, name, onAccepted, onDeclined, children } = props;
  const { t } = useTranslation('sharing');
  const calls = usePlanCalls();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, role } = invitation;
  const answer = async (call: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await call();
    } catch {
      setBusy(false); // An alert already reports it; the list reloads automatically.
    }
  };
  const accept = (along: { eatsAlong?: boolean }) =>
    answer(async () => onAccepted(await calls.accept(id, along))); // Members may read the plan.
  return (
    <>
      <RowActions>
        {children}
        <Button
          tone={isAsking ? 'outline-primary' : 'primary'}
          icon={Check}
          isBusy={isBusy}
          aria-expanded={role === 'viewer' ? isAsking : undefined}
          onClick={() => (role === 'viewer' ? setAsking(true) : accept({}))}
        >
          {t('invitations.accept')}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <Button
          icon={X}
          isBusy={isBusy}
          onClick={() =>
            answer(async () => {
              await calls.decline(id);
              await onDeclined?.();
            })
          }
        >
          {t('invitations.decline')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </RowActions>
      {isAsking && <EatAlongQuestion onAnswer={(eatsAlong) => accept({ eatsAlong })} isBusy={isBusy} />}
    </>
  );
}
