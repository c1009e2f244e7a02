import { Star, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import library from '@/locales/en/library.json';
import css from '@/components/dish/view/mine/MyNote.module.scss';

const STARS = [1, 2, 3, 4, 5];

interface StarsProps {
  readonly rating: number | null;
  readonly onRate: (rating: number | null) => void;
}

/** Field for one to five stars, or none. */
function Field({ rating, onRate: rate }: StarsProps) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <fieldset className={css.stars}>
      <legend className="visually-hidden">{t('note.stars')}</legend>
      {STARS.map((value) => (
        <label key={value} data-is-on={rating !== null && value <= rating}>
          <input
            type="radio"
            className="visually-hidden"
            name={`${id}-stars`}
            checked={rating === value}
            onChange={() => rate(value)}
          />
          <Icon of={Star} size={24} />
          <span className="visually-hidden">{t('note.star', { count: value })}</span>
        </label>
      ))}
      {rating !== null && (
        <Button tone="link" icon={X} aria-label={t('note.clear')} onClick={() => rate(null)} />
      )}
    </fieldset>
  );
}

export const Stars = withNamespaces(Field, { library });
