import { Hourglass } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { dueOn, type EatSoon, type SoonThing } from '@/lib/domain/pantry/soon';
import { productName } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/time';
import dayBoardCss from '@/components/dashboard/day/DayBoard.module.scss';
import css from './EatSoonCard.module.scss';

/** Number of things listed by name; the rest are one tap away. */
const NAMED = 4;

/** Lists things at home to eat by tomorrow, and a recipe for them. */
export function EatSoonCard({ of: { today, things, dish } }: { of: EatSoon }) {
  const { t } = useTranslation('day');
  return (
    <section className={dayBoardCss.card} aria-labelledby="eat-soon">
      <h2 id="eat-soon" className={dayBoardCss.waiting}>
        <Icon of={Hourglass} size={20} />
        {t('soon.title')}
      </h2>
      <ul className={css.things}>
        {things.slice(0, NAMED).map((thing) => (
          <Thing key={thing.key} thing={thing} today={today} />
        ))}
      </ul>
      {dish ? (
        <p>
          <Link href={`/dishes/${dish.id}`} lang={dish.language ?? undefined} className={css.dish}>
            {dish.Name}
          </Link>
          <br />
          <small>{t('soon.dish', { count: dish.uses.length })}</small>
        </p>
      ) : (
        things.some(({ expiresOn }) => expiresOn >= today) && (
          <p className={dayBoardCss.hint}>{t('soon.none')}</p>
        )
      )}
      <Link href="/pantry">
        {t('soon.all')}
        {things.length > NAMED && ` (${t('soon.more', { count: things.length - NAMED })})`}
      </Link>
    </section>
  );
}

function Thing({ thing, today }: { thing: SoonThing; today: string }) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const { product, Name, amount, level, unit, expiresOn } = thing;
  const due = dueOn(expiresOn, today);
  const day = formatDate(expiresOn, language, 'short');
  const style = { pieceName: product?.pieceName, short: true };
  return (
    <li data-due={due}>
      <span>
        <strong>{product ? productName(product, language) : Name}</strong>
        {level === null && `, ${formatAmount(amount, unit ?? 'Piece', language, style)}`}
      </span>
      <span>{due === 'expired' ? t('soon.expired', { day }) : t(`soon.${due}`)}</span>
    </li>
  );
}
