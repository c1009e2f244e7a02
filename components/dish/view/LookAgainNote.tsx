import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { useDishCalls } from '@/context/dish/dishes';
import { useAuth } from '@/context/AuthContext';
import { canEdit, type Dish } from '@/lib/domain/dish/record';
import css from './LookAgainNote.module.scss';

/** Shows editors the words of a recipe that may have been matched to the wrong food, until someone confirms them. */
export function LookAgainNote({ dish }: { dish: Dish }) {
  const { id, lookAgain } = dish;
  const { person } = useAuth();
  const { t } = useTranslation('dish');
  const { settle } = useDishCalls();
  const [isBusy, setBusy] = useState(false);
  if (!lookAgain?.length || !canEdit(dish, person)) return null;
  const looked = async () => {
    if (isBusy) return;
    setBusy(true);
    // An alert reports a failure, and the note stays.
    await settle(id).catch(() => undefined);
    setBusy(false);
  };
  return (
    <section className={css.note} aria-label={t('lookAgain.title', { count: lookAgain.length })}>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <strong>{t('lookAgain.title', { count: lookAgain.length })}</strong>
        <p>{t('lookAgain.text', { words: lookAgain.join(', ') })}</p>
        <Link href={`/dishes/${id}/edit`} className="btn btn-outline-secondary">
          {t('lookAgain.edit')}
        </Link>{' '}
        <button type="button" className="btn btn-link" aria-disabled={isBusy || undefined} onClick={looked}>
          {t('lookAgain.right')}
        </button>
      </div>
    </section>
  );
}
