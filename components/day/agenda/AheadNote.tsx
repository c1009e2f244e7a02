import { MoonStar } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { useWholeDishes } from '@/context/cookbook/printedBook';
import { aheadOf } from '@/lib/domain/cooking/ahead';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import kitchen from '@/locales/en/kitchen.json';
import css from './AheadNote.module.scss';

interface AheadNoteProps {
  /** Ids of the dishes cooked that day. */
  readonly dishes: readonly number[];
  /** Name of that day; defaults to tomorrow. */
  readonly day?: string;
}

/** Lists the steps to begin the evening before, as the recipes word them; renders nothing if there are none. */
function Ahead({ dishes, day }: AheadNoteProps) {
  const { t } = useTranslation('kitchen');
  const ids = [...new Set(dishes)].sort((one, other) => one - other);
  const found = useWholeDishes(ids).flatMap((dish) => aheadOf(dish).map((ahead) => ({ dish, ...ahead })));
  if (found.length === 0) return null;
  return (
    <section className={css.ahead} aria-labelledby="ahead">
      <h3 id="ahead">
        <Icon of={MoonStar} />
        {day ? t('ahead.day', { day }) : t('ahead.tomorrow')}
      </h3>
      <ul>
        {found.map(({ dish, kind, text }) => (
          <li key={`${dish.id} ${kind}`}>
            <strong>{t(`ahead.kind.${kind}`)}</strong>
            {' · '}
            <Link href={`/dishes/${dish.id}`} lang={dish.language}>
              {dish.Name}
            </Link>
            <p lang={dish.language}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const AheadNote = withNamespaces(Ahead, { kitchen });
