import { FilePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { dishDrafts } from '@/lib/stored/drafts';
import { formatDate } from '@/lib/format/time';
import { subscribeStored } from '@/lib/stored/stored';
import css from './DraftList.module.scss';

type StoredDraft = ReturnType<typeof dishDrafts.list>[number];

/** Lists recipes that were started or changed in this browser and not saved. */
export function DraftList() {
  const { t } = useTranslation(['mine', 'common']);
  const { language } = useLanguage();
  const drafts = useDrafts();
  const confirm = useConfirm();
  if (drafts.length === 0) return null;
  const remove = async (draft: StoredDraft) => {
    const name = draft.values.Name || t('draft.unnamed');
    const isSure = await confirm({
      title: t('draft.removeTitle', { name }),
      confirmLabel: t('common:action.delete'),
    });
    if (isSure) dishDrafts.write(draft.key, null);
  };
  return (
    <section aria-label={t('draft.title')} className={css.drafts}>
      <h2 className="h4">{t('draft.title')}</h2>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Icon of={FilePen} size={20} />
            <div>
              <Link href={draft.dish ? `/dishes/${draft.dish}/edit` : '/dishes/new'}>
                {draft.values.Name || t('draft.unnamed')}
              </Link>
              <small>{t('draft.when', { when: formatDate(draft.savedAt, language, 'instant') })}</small>
            </div>
            <Button tone="outline-danger" icon={Trash2} onClick={() => remove(draft)}>
              {t('common:action.delete')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the person's current drafts; empty during server rendering. */
function useDrafts(): readonly StoredDraft[] {
  const { person } = useAuth();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  const id = person?.id;
  useEffect(() => {
    if (id === undefined) return;
    const read = () => setDrafts(dishDrafts.list(id));
    read();
    return subscribeStored(read);
  }, [id]);
  return drafts;
}
