import { LogOut, Pencil } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { PeopleField } from '@/components/records/PeopleField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { useHouseholdCalls } from '@/context/pantry/household';
import { usePersonName } from '@/context/people/usePersonName';
import type { Household } from '@/lib/domain/pantry/types';
import { HouseholdLink } from './HouseholdLink';

interface DialogProps {
  readonly own: Household | undefined;
  readonly onClose: () => void;
}

/** Dialog with the members of the household; a person without one creates it first. */
export function HouseholdDialog({ own, onClose }: DialogProps) {
  const { t } = useTranslation('pantry');
  const calls = useHouseholdCalls();
  if (own) return <People own={own} onClose={onClose} />;
  return (
    <OneFieldDialog
      title={t('household.title')}
      label={t('household.name')}
      help={t('household.text')}
      sendLabel={t('household.create')}
      maxLength={150}
      onSend={(name) => calls.create(name)}
      onClose={onClose}
    />
  );
}

function People({ own, onClose }: { own: Household; onClose: () => void }) {
  const { t } = useTranslation(['pantry', 'common']);
  const nameOf = usePersonName();
  const confirm = useConfirm();
  const calls = useHouseholdCalls();
  const [isRenaming, setRenaming] = useState(false);
  const { id, Name, owner, members, invitations, joinToken, myRole } = own;
  const isOwner = myRole === 'owner';
  const leave = async () => {
    const text = {
      title: t('household.leaveTitle', { name: Name }),
      body: t('household.leaveText'),
      confirmLabel: t('household.leave'),
    };
    if (await confirm(text)) await calls.leave(id).then(onClose, () => undefined); // an alert shows the error
  };
  const withdraw = async (email: string) => {
    const text = {
      title: t('household.withdrawTitle', { email }),
      confirmLabel: t('household.withdraw'),
    };
    if (await confirm(text)) await calls.withdraw(id, email).catch(() => undefined); // an alert shows the error
  };
  return (
    <DialogFrame
      title={Name}
      onClose={onClose}
      aside={
        <Button tone="outline-danger" icon={LogOut} onClick={() => void leave()}>
          {t('household.leave')}
        </Button>
      }
    >
      <p>{t('household.text')}</p>
      {isOwner && (
        <p>
          <Button icon={Pencil} onClick={() => setRenaming(true)}>
            {t('household.rename')}
          </Button>
        </p>
      )}
      <PeopleField
        people={members}
        label={t('household.email')}
        removeTitle={(name) => t('household.removeTitle', { name })}
        onAdd={(email) => calls.invite(id, email)}
        onRemove={(person) => calls.remove(id, person.id)}
        canRemove={isOwner}
      >
        {owner && <li>{t('household.owner', { name: nameOf(owner.Name) })}</li>}
        {invitations.map(({ email }) => (
          <li key={email}>
            <span className="address-text">{t('household.invited', { email })}</span>
            <Button onClick={() => void withdraw(email)}>
              {t('household.withdraw')}
              <span className="visually-hidden"> {email}</span>
            </Button>
          </li>
        ))}
      </PeopleField>
      {joinToken && <HouseholdLink own={own} token={joinToken} />}
      {isRenaming && (
        <OneFieldDialog
          title={t('household.rename')}
          label={t('household.name')}
          initial={Name}
          maxLength={150}
          onSend={(name) => calls.rename(id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </DialogFrame>
  );
}
