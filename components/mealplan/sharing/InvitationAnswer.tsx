import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { RowActions } from '@/components/ui/lists/Rows';
import { usePlanCalls, type Membership } from '@/context/mealplan/mealplans';
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
