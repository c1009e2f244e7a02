import {
  CalendarHeart,
  ChevronRight,
  FileDown,
  ListChecks,
  ListPlus,
  NotebookPen,
  PenLine,
} from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Ornament } from '@/components/ui/Ornament';
import { useWide } from '@/lib/hooks/useWide';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import day from '@/locales/en/day.json';
import welcome from '@/locales/en/welcome.json';
import { Answers, AnswersLine } from './Answers';
import css from './FirstDay.module.scss';

interface FirstDayProps {
  /** Renders the greeting of the first visit with the introduction; later the heading of this part does that. */
  readonly greeting?: (text: string) => ReactNode;
  /** True while the first questions are shown above; nothing is suggested until then. */
  readonly isAsked: boolean;
  /** A ready week that suits the answers, or a link to the weeks. */
  readonly week: ReactNode;
  /** Recipes for tonight. */
  readonly tonight: ReactNode;
  /** Other things that wait for the person. */
  readonly note: ReactNode;
  /** True if somebody waits for an answer: the note is then above everything else. */
  readonly isNoteFirst?: boolean;
}

const ROADS = [
  { key: 'write', href: '/dishes/new', icon: NotebookPen },
  { key: 'follow', href: '/mealplan/list', icon: CalendarHeart },
  { key: 'list', href: '/shoplist', icon: ListChecks },
] as const;

/** Start page for people who have planned nothing yet: three ways to begin, in any order, and one week. */
function Day(props: FirstDayProps) {
  const { t } = useTranslation('day');
  const isWide = useWide();
  const { greeting, note, isNoteFirst } = props;
  const below = isNoteFirst ? { ...props, note: null } : props;
  return (
    <section aria-labelledby="first-steps">
      {greeting?.(t('first.text'))}
      <h2 id="first-steps" className={greeting ? 'visually-hidden' : css.title}>
        {t('first.title')}
      </h2>
      {!greeting && <p className={css.lead}>{t('first.text')}</p>}
      {isNoteFirst && <div className={css.foremost}>{note}</div>}
      {isWide ? <Wide {...below} /> : <Narrow {...below} />}
    </section>
  );
}

/** Phone layout, which fits one screen: the ways to begin in rows, the week with the answers it is based on. */
function Narrow({ isAsked, week, note }: FirstDayProps) {
  const { t } = useTranslation('day');
  return (
    <div className={css.narrow}>
      <ul className={css.rows}>
        {ROADS.map(({ key, href, icon }) => (
          <li key={key} data-road={key}>
            <Link href={href}>
              <span className={css.sign}>
                <Icon of={icon} size={24} />
              </span>
              <span>
                <b>{t(`first.${key}`)}</b>
                <small>{t(`first.${key}Text`)}</small>
              </span>
              <Icon of={ChevronRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
      {!isAsked && <AnswersLine />}
      {!isAsked && week}
      {note}
    </div>
  );
}

function Wide({ isAsked, week, tonight, note }: FirstDayProps) {
  const { t } = useTranslation('day');
  return (
    <div className={css.wide}>
      <div className={css.roads}>
        {isAsked ? <FollowRoad /> : week}
        <section className={css.road} aria-labelledby="road-write">
          <div className={css.picture} aria-hidden>
            <Ornament drawing="pomegranate" />
            <p className={css.sheet}>
              <b>{t('first.sample.name')}</b>
              <span>{t('first.sample.beans')}</span>
              <span>{t('first.sample.onions')}</span>
              <span>{t('first.sample.salt')}</span>
            </p>
          </div>
          <div className={css.text}>
            <h2 id="road-write">
              <Link href="/dishes/new">{t('first.write')}</Link>
            </h2>
            <p>{t('first.writeLong')}</p>
            <div className={css.buttons}>
              <LinkButton href="/dishes/new" icon={PenLine}>
                {t('first.byHand')}
              </LinkButton>
              <LinkButton href="/import" icon={FileDown}>
                {t('first.import')}
              </LinkButton>
            </div>
            <p className={css.links}>
              <Link href="/dishes/new?paste=1">{t('first.paste')}</Link>
              <Link href="/dishes">{t('first.browse')}</Link>
            </p>
          </div>
        </section>
        <section className={css.road} aria-labelledby="road-list">
          <div className={css.picture} aria-hidden>
            <ul className={css.sheet}>
              <li data-ticked>{t('first.sample.milk')}</li>
              <li data-ticked>{t('first.sample.eggs')}</li>
              <li>{t('first.sample.sulguni')}</li>
              <li>{t('first.sample.coriander')}</li>
            </ul>
          </div>
          <div className={css.text}>
            <h2 id="road-list">
              <Link href="/shoplist">{t('first.list')}</Link>
            </h2>
            <p>{t('first.listLong')}</p>
            <div className={css.buttons}>
              <LinkButton href="/shoplist" icon={ListPlus}>
                {t('first.make')}
              </LinkButton>
            </div>
            <p className={css.links}>
              <Link href="/settings#settings-staples">{t('first.staples')}</Link>
            </p>
          </div>
        </section>
      </div>
      {!isAsked && (
        <>
          <div className={css.cloth} aria-hidden />
          <div className={css.below}>
            <div>{tonight}</div>
            <div className={css.aside}>
              <Answers />
              {note}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** Card that links to the ready weeks, while none is selected yet. */
function FollowRoad() {
  const { t } = useTranslation('day');
  return (
    <section className={css.road} aria-labelledby="road-follow">
      <div className={css.picture} aria-hidden>
        <Ornament drawing="bird" />
      </div>
      <div className={css.text}>
        <h2 id="road-follow">
          <Link href="/mealplan/list">{t('first.follow')}</Link>
        </h2>
        <p>{t('first.followText')}</p>
        <div className={css.buttons}>
          <LinkButton href="/mealplan/list" icon={CalendarHeart}>
            {t('first.look')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

export const FirstDay = withNamespaces(Day, { day, welcome });
