import { Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useCookings } from '@/context/cooking/cookings';
import { useDishNote } from '@/context/dish/dishNotes';
import { useLanguage } from '@/context/LanguageContext';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cooking from '@/locales/en/cooking.json';
import library from '@/locales/en/library.json';
import { MyRating } from './MyRating';

/** Shows on the first screen the reader's rating and how often they cooked the recipe, with links to both. */
function Line({ dish }: { dish: number }) {
  const { t } = useTranslation(['library', 'cooking']);
  const { language } = useLanguage();
  const { note } = useDishNote(dish);
  const { cookings, total, isReady } = useCookings(dish);
  if (note === undefined || !isReady) return null;
  const [latest] = cookings;
  return (
    <>
      <a href="#mine" className="d-print-none">
        {note?.rating ? (
          <MyRating rating={note.rating} />
        ) : (
          <>
            <Icon of={Star} size={16} /> {t('note.rate')}
          </>
        )}
      </a>
      {latest && (
        <a href="#mine" className="d-print-none">
          {t('cooking:times', { count: total, date: formatDate(latest.day, language) })}
        </a>
      )}
    </>
  );
}

export const MineLine = withNamespaces(Line, { library, cooking });
