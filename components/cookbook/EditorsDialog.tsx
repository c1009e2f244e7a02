import { useTranslation } from 'next-i18next/pages';
import { PeopleField } from '@/components/records/PeopleField';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useCookbookCalls } from '@/context/cookbook/cookbooks';
import type { Cookbook } from '@/lib/domain/dish/cookbook';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';
import validation from '@/locales/en/validation.json';

interface EditorsDialogProps {
  readonly cookbook: Cookbook;
  readonly onClose: () => void;
}

/** Dialog that sets the people who may edit a cookbook besides its owner. */
function Dialog({ cookbook: { id, collaborators }, onClose }: EditorsDialogProps) {
  const { t } = useTranslation('cookbook');
  const { addEditor, update } = useCookbookCalls();
  return (
    <DialogFrame title={t('share')} onClose={onClose}>
      <p className="form-text">{t('emailHelp')}</p>
      <PeopleField
        people={collaborators}
        label={t('email')}
        removeTitle={(name) => t('removeEditor', { name })}
        onAdd={(email) => addEditor(id, email)}
        onRemove={(person) =>
          update(id, { collaborators: collaborators.flatMap((one) => (one.id === person.id ? [] : one.id)) })
        }
      />
    </DialogFrame>
  );
}

export const EditorsDialog = withNamespaces(Dialog, { cookbook, validation });
