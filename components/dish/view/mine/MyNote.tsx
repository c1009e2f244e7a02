import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { Button } from '@/components/ui/inputs/Button';
import { useDishNote } from '@/context/dish/dishNotes';
import { LIMITS } from '@/lib/domain/limits';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from './MyNote.module.scss';
import { Stars } from '@/components/dish/view/Stars';

/** Shows the reader's private opinion of a recipe: stars and a note. */
function Note({ dish }: { dish: number }) {
  const { t } = useTranslation('library');
  const { note, say } = useDishNote(dish);
  const [isWriting, setWriting] = useState(false);
  const id = useId();
  if (note === undefined) return null;
  const rating = note?.rating ?? null;
  const rate = (value: number | null) => void say({ rating: value }).catch(() => undefined); // An alert reports it.
  return (
    <section aria-labelledby={id} className={css.note}>
      <h2 id={id}>{t('note.title')}</h2>
      <Stars rating={rating} onRate={rate} />
      {note?.Note && <p className={css.text}>{note.Note}</p>}
      <Button onClick={() => setWriting(true)}>{t(note?.Note ? 'note.edit' : 'note.write')}</Button>
      {isWriting && (
        <LazyOneFieldDialog
          title={t('note.label')}
          label={t('note.label')}
          help={t('note.help')}
          lines={5}
          initial={note?.Note}
          maxLength={LIMITS.note.max}
          check={() => undefined}
          onSend={(Note) => say({ Note })}
          onClose={() => setWriting(false)}
        />
      )}
    </section>
  );
}

export const MyNote = withNamespaces(Note, { library });
