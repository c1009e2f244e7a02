import { CalendarHeart, ListChecks, PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DrawButton } from '@/components/dish/DrawButton';
import { Ornament } from '@/components/ui/Ornament';
import css from './FirstSteps.module.scss';

const ROADS = [
  { key: 'write', href: '/dishes/new', icon: PenLine },
  { key: 'follow', href: '/mealplan/list', icon: CalendarHeart },
  { key: 'list', href: '/shoplist', icon: ListChecks },
] as const;
const BRING = [
  { key: 'paste', href: '/dishes/new?paste=1' },
  { key: 'import', href: '/import' },
] as const;

/** Where to begin, for people who have nothing planned yet: three roads, of which any may be the first. */
export function FirstSteps() {
  const { t } = useTranslation('day');
  return (
    <section className={css.begin} aria-labelledby="first-steps">
      <div className={css.head}>
        <div>
          <h2 id="first-steps">{t('first.title')}</h2>
          <p>{t('first.text')}</p>
        </div>
        <Ornament drawing="bird" />
      </div>
      <ul className={css.roads}>
        {ROADS.map(({ key, href, icon: Icon }) => (
          <li key={key} data-road={key}>
            <Link href={href} className={css.road}>
              <span className={css.sign}>
                <Icon size={28} aria-hidden />
              </span>
              <span>
                <strong>{t(`first.${key}`)}</strong>
                <small>{t(`first.${key}Text`)}</small>
              </span>
            </Link>
            {key === 'write' && (
              <p className={css.bring}>
                {BRING.map((way) => (
                  <Link key={way.key} href={way.href}>
                    {t(`first.${way.key}`)}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <DrawButton />
    </section>
  );
}
