import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame, useUnsaved } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { useChangeTags, useMyTags, type TagCount } from '@/context/dish/tags';
import { LIMITS } from '@/lib/domain/limits';
import { nameKey } from '@/lib/domain/text/clean';
import { ownWord } from '@/lib/domain/text/ownWords';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from './TagsDialog.module.scss';

/** Dialog to rename, merge and remove the person's tags. */
function Dialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('library');
  const tags = useMyTags();
  return (
    <DialogFrame title={t('tags.title')} onClose={onClose}>
      <p className="form-text">{t('tags.help')}</p>
      {tags.length === 0 && <p>{t('tags.none')}</p>}
      <ul className={css.tags}>
        {tags.map((tag) => (
          <li key={tag.name}>
            <TagRow tag={tag} others={tags} />
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function TagRow({ tag: { name, count }, others }: { tag: TagCount; others: readonly TagCount[] }) {
  const { t } = useTranslation('library');
  const confirm = useConfirm();
  const change = useChangeTags();
  const [text, setText] = useState(name);
  const word = ownWord(text);
  const isChanged = word !== '' && word !== name;
  const isMerge = others.some((one) => one.name !== name && nameKey(one.name) === nameKey(word));
  useUnsaved(isChanged);
  const quietly = (call: Promise<void>) => call.catch(() => undefined); // An alert already reports it.
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void quietly(change([name], word));
  };
  const remove = async () => {
    const isSure = await confirm({
      title: t('tags.removeTitle', { tag: name }),
      body: t('tags.removeBody'),
      confirmLabel: t('tags.remove'),
    });
    if (isSure) await quietly(change([name], null));
  };
  return (
    <form className={css.row} onSubmit={rename}>
      <label>
        <span className="visually-hidden">{t('tags.name', { tag: name })}</span>
        <input
          className="form-control"
          maxLength={LIMITS.tags.length}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <small>{t('tags.count', { count })}</small>
      {isChanged ? (
        <Button type="submit" tone="primary" icon={Pencil}>
          {t(isMerge ? 'tags.merge' : 'tags.rename')}
        </Button>
      ) : (
        <Button
          tone="outline-danger"
          icon={Trash2}
          aria-label={`${t('tags.remove')}: ${name}`}
          onClick={remove}
        />
      )}
    </form>
  );
}

export const TagsDialog = withNamespaces(Dialog, { library });
