import { Copy } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useDishCalls } from '@/context/dish/dishes';
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
      <button type="button" className="btn btn-primary" onClick={copy}>
        <Copy size={18} aria-hidden />
        {t('view.copy')}
      </button>
      <Link href={`/dishes/${dish.id}`} className="btn btn-outline-secondary">
        {t('notMine.open')}
      </Link>
    </EmptyState>
  );
}
