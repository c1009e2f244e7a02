import { Leaf } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { PlacedDay } from '@/lib/domain/mealplan/weeks';
import type { RescuedItem } from '@/lib/domain/planning/model';
import { productName } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/time';
import css from './Shortfalls.module.scss';
import { useDayWords } from '../../day/useDayWords';

interface SavedThingsProps {
  readonly saved: readonly RescuedItem[];
  /** Days of the proposal; the first is day 1. */
  readonly placed: readonly PlacedDay[];
  readonly today: string;
  readonly dishName: (dish: number) => string;
}

/** Lists things at home that would spoil, with the dishes that use them up; renders nothing if there are none. */
export function SavedThings({ saved, placed, today, dishName }: SavedThingsProps) {
  const { t } = useTranslation('fill');
  const { language } = useLanguage();
  const words = useDayWords(today);
  if (saved.length === 0) return null;
  const nameOf = ({ product, Name, taken, unit }: RescuedItem) => {
    const name = product ? productName(product, language) : Name;
    return taken === null
      ? name
      : `${name}, ${formatAmount(taken, unit ?? 'Piece', language, { short: true })}`;
  };
  const whereOf = ({ dish, day }: RescuedItem) => {
    const at = placed[day - 1];
    return [dishName(dish), at ? words.nameOf(at) : ''].filter(Boolean).join(', ');
  };
  return (
    <section className={`${css.short} ${css.saved}`} aria-labelledby="fill-saved">
      <h3 id="fill-saved">
        <Icon of={Leaf} />
        {t('saved.title')}
      </h3>
      <ul>
        {saved.map((thing) => (
          <li key={thing.key}>
            <span>
              <strong>{nameOf(thing)}</strong>{' '}
              {t('saved.until', { day: formatDate(thing.expiresOn, language, 'short') })}
            </span>
            <small>{whereOf(thing)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
