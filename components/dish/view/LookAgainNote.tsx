import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useDishCalls } from '@/context/dish/dish';
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
      <Icon of={TriangleAlert} size={20} />
      <div>
        <strong>{t('lookAgain.title', { count: lookAgain.length })}</strong>
        <p>{t('lookAgain.text', { words: lookAgain.join(', ') })}</p>
        <LinkButton href={`/dishes/${id}/edit`}>{t('lookAgain.edit')}</LinkButton>{' '}
        <Button tone="link" isBusy={isBusy} onClick={looked}>
          {t('lookAgain.right')}
        </Button>
      </div>
    </section>
  );
}
