import { LockOpen, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { type MemberRole } from '@/context/mealplan/mealplans';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';
import { isEmail } from '@/lib/domain/text/email';
import { fieldFault } from '@/lib/faults/fault';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { privateDishesIn } from '@/lib/forms/mealplan/privateDishes';
import css from './InviteForm.module.scss';
import { PrivateDishes } from './PrivateDishes';
import { RoleSelect } from './RoleSelect';

/**
 * Form that invites someone to the plan. Names the private recipes they would be able to read; the server reports ones
 * unknown here, and the form asks about them.
 */
export function InviteForm({ plan, onInvited }: { plan: Plan; onInvited: () => unknown }) {
  const { t } = useTranslation('sharing');
  const calls = usePlanCalls();
  const id = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('viewer');
  const [fault, setFault] = useState<FieldMessage>();
  const [secrets, setSecrets] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const known = privateDishesIn(plan);
  const send = async () => {
    if (isSending) return;
    if (!isEmail(email)) return setFault({ key: email.trim() ? 'email' : 'required' });
    setSending(true);
    try {
      await calls.invite(plan.id, email.trim(), role, known.length + secrets.length > 0);
      setEmail('');
      setSecrets([]);
      await onInvited();
    } catch (cause) {
      const names = privateDishesOf(cause);
      setSecrets(names);
      if (names.length === 0) setFault(fieldFault(cause));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      className={css.invite}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="field">
        <label htmlFor={id} className="form-label">
          {t('members.email')}
        </label>
        <input
          id={id}
          type="email"
          inputMode="email"
          autoComplete="off"
          className={`form-control${fault ? ' is-invalid' : ''}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : `${id}-help`}
          value={email}
          onChange={(event) => {
            setFault(undefined);
            setEmail(event.target.value);
          }}
        />
        <FieldError id={`${id}-error`} error={fault} />
      </div>
      <RoleSelect label={t('members.role')} value={role} onChange={setRole} />
      <Button type="submit" tone="primary" icon={UserPlus} isBusy={isSending}>
        {t(secrets.length > 0 ? 'members.anyway' : 'members.invite')}
      </Button>
      <p id={`${id}-help`} className="form-text">
        {t('members.help')}
      </p>
      {known.length > 0 && secrets.length === 0 && (
        <p className={css.known}>
          <Icon of={LockOpen} />
          {t('members.known', { count: known.length, names: known.join(', ') })}
        </p>
      )}
      <PrivateDishes names={secrets} text="members.private" />
    </form>
  );
}
