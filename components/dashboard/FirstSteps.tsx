import { CalendarHeart, ClipboardPaste, FileUp, PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DrawButton } from '@/components/dish/DrawButton';
import { Ornament } from '@/components/ui/Ornament';
import dayBoardCss from './DayBoard.module.scss';
import quickActionsCss from './QuickActions.module.scss';

const STEPS = [
  { key: 'follow', href: '/mealplan/list', icon: CalendarHeart },
  { key: 'write', href: '/dishes/new', icon: PenLine },
  { key: 'paste', href: '/dishes/new?paste=1', icon: ClipboardPaste },
  { key: 'import', href: '/import', icon: FileUp },
] as const;

/** Where to begin, for people who have nothing planned yet. */
export function FirstSteps() {
  const { t } = useTranslation('day');
  return (
    <section className={`${dayBoardCss.card} ${dayBoardCss.begin}`} aria-labelledby="first-steps">
      <Ornament drawing="bird" />
      <h2 id="first-steps">{t('first.title')}</h2>
      <p>{t('first.text')}</p>
      <nav aria-labelledby="first-steps" className={quickActionsCss.actions}>
        {STEPS.map(({ key, href, icon: Icon }) => (
          <Link key={key} href={href} className={quickActionsCss.action}>
            <Icon size={28} aria-hidden />
            <span>
              <strong>{t(`first.${key}`)}</strong>
              <small>{t(`first.${key}Text`)}</small>
            </span>
          </Link>
        ))}
      </nav>
      <DrawButton />
    </section>
  );
}
