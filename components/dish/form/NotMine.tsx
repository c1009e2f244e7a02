import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useDishCalls } from '@/context/dish/dish';
import type { Dish } from '@/lib/domain/dish/record';

/** Explains that someone else's recipe cannot be edited, and offers to copy it. */
export function NotMine({ dish }: { dish: Dish }) {
  const { t } = useTranslation('dish');
  const router = useRouter();
  const calls = useDishCalls();
  const copy = () =>
    calls.copy(dish.id).then(
      (made) => router.push(`/dishes/${made.id}/edit`),
      () => undefined, // An alert already reports it.
    );
  return (
    <EmptyState title={t('notMine.title')} text={t('notMine.text', { name: dish.Name })} picture="bird">
      <Button tone="primary" icon={Copy} onClick={copy}>
        {t('view.copy')}
      </Button>
      <LinkButton href={`/dishes/${dish.id}`}>{t('notMine.open')}</LinkButton>
    </EmptyState>
  );
}
