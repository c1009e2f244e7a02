import { useTranslation } from 'next-i18next/pages';
import { PeopleField } from '@/components/records/PeopleField';
import { DialogFrame } from '@/components/ui/DialogFrame';
import { useAuth } from '@/context/AuthContext';
import { useShopListCalls } from '@/context/data/shoplists';
import { usePersonName } from '@/context/usePersonName';
import type { ListDialogProps } from './RenameDialog';

/** Who is on the list; its owner adds people by email and takes them off again. */
export function ShareListDialog({ list, onChanged, onClose }: ListDialogProps) {
  const { t } = useTranslation('shoplist');
  const nameOf = usePersonName();
  const { person } = useAuth();
  const calls = useShopListCalls();
  return (
    <DialogFrame title={t('share.title')} onClose={onClose}>
      <p>{t('share.help')}</p>
      <PeopleField
        people={list.members}
        label={t('share.email')}
        removeTitle={(name) => t('share.removeTitle', { name })}
        onAdd={(email) => calls.share(list.id, email).then(onChanged)}
        onRemove={(member) => calls.unshare(list.id, member.id).then(onChanged)}
        isFixed={list.owner?.id !== person?.id}
      >
        {list.owner && <li>{t('share.owner', { name: nameOf(list.owner.Name) })}</li>}
      </PeopleField>
    </DialogFrame>
  );
}
