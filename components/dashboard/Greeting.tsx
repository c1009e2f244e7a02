import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { Ornament } from '@/components/ui/Ornament';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './Greeting.module.scss';

interface GreetingProps {
  /** How to begin, at the first visit. */
  readonly begin?: string;
}

/** Who is here, and what day it is where they are; at the first visit also how to begin. */
export function Greeting({ begin }: GreetingProps) {
  const { t } = useTranslation(['home', 'common']);
  const { person } = useAuth();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const name = personName(person?.Name ?? '', language)
    .trim()
    .split(/\s+/)[0];
  const zone = person?.timeZone ?? undefined;
  const date = formatDate(now, language, 'weekday', zone);
  if (begin)
    return (
      <div className={css.first}>
        <PageTitle
          title={t('welcome', { name })}
          lead={
            <>
              <span>{date}</span> <span>{begin}</span>
            </>
          }
        >
          <Ornament drawing="bird" />
        </PageTitle>
      </div>
    );
  return (
    <div className={css.greeting}>
      <PageTitle title={t('hello', { name })} lead={date}>
        <Link href="/calendar" className="btn btn-outline-secondary">
          <CalendarDays size={18} aria-hidden />
          <span>{t('common:menu.calendar')}</span>
        </Link>
      </PageTitle>
    </div>
  );
}
