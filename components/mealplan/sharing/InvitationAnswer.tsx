import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { RowActions } from '@/components/ui/lists/Rows';
import { usePlanCalls, type Membership } from '@/context/mealplan/mealplans';
import { EatAlongQuestion } from '../../day/EatAlong';

interface InvitationAnswerProps {
  readonly invitation: Membership;
  /** What the plan is called, for whoever hears the buttons alone. */
  readonly name: string;
  readonly onAccepted: (membership: Membership) => unknown;
  readonly onDeclined?: () => unknown;
  /** What else one can do with it, before the answers. */
  readonly children?: ReactNode;
}

/** The buttons that answer an invitation; a viewer is asked first whether they eat along. */
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
      setBusy(false); // the alert has said it; the list is read again by itself
    }
  };
  const accept = (along: { eatsAlong?: boolean }) =>
    answer(async () => onAccepted(await calls.accept(id, along))); // who is a member may read it
  return (
    <>
      <RowActions>
        {children}
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
          onClick={() =>
            answer(async () => {
              await calls.decline(id);
              await onDeclined?.();
            })
          }
        >
          <X size={18} aria-hidden />
          {t('invitations.decline')}
          <span className="visually-hidden"> {name}</span>
        </button>
      </RowActions>
      {isAsking && <EatAlongQuestion onAnswer={(eatsAlong) => accept({ eatsAlong })} isBusy={isBusy} />}
    </>
  );
}
