import { useTranslation } from 'next-i18next/pages';
import { PeopleField } from '@/components/records/PeopleField';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useAuth } from '@/context/AuthContext';
import { useHouseholdMembers } from '@/context/pantry/household';
import { useShopListCalls } from '@/context/shoplist/shoplists';
import { usePersonName } from '@/context/people/usePersonName';
import type { ListDialogProps } from './RenameDialog';

/**
 * Lists the people on a list; the owner adds members of the household by a tap, others by email, and removes people.
 */
export function ShareListDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation('shoplist');
  const nameOf = usePersonName();
  const { person } = useAuth();
  const calls = useShopListCalls();
  const isFixed = list.owner?.id !== person?.id;
  const { people } = useHouseholdMembers(!isFixed);
  const isOn = (id: number) => list.members.some((member) => member.id === id);
  return (
    <DialogFrame title={t('share.title')} onClose={onClose}>
      <p>{t('share.help')}</p>
      <PeopleField
        people={list.members}
        label={t('share.email')}
        removeTitle={(name) => t('share.removeTitle', { name })}
        onAdd={(email) => calls.share(list.id, email).then(onChanged)}
        onRemove={(member) => calls.unshare(list.id, member.id).then(onChanged)}
        isFixed={isFixed}
        offered={{
          label: t('share.atHome'),
          people: people.filter(({ id }) => !isOn(id)),
          onAdd: ({ id }) => calls.shareAtHome(list.id, id).then(onChanged),
        }}
      >
        {list.owner && <li>{t('share.owner', { name: nameOf(list.owner.Name) })}</li>}
      </PeopleField>
    </DialogFrame>
  );
}
