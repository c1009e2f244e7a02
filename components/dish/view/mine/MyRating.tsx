import { Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';

/** Shows the reader's rating of a recipe. */
export function MyRating({ rating }: { rating: number }) {
  const { t } = useTranslation('dish');
  return (
    <Tag icon={Star}>
      <span aria-hidden>{rating}</span>
      <span className="visually-hidden">{t('tags.rated', { rating })}</span>
    </Tag>
  );
}
