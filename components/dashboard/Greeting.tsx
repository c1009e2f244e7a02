import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './Greeting.module.scss';

/** Who is here, and what day it is where they are. */
export function Greeting() {
  const { t } = useTranslation(['home', 'common']);
  const { person } = useAuth();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const firstName = personName(person?.Name ?? '', language)
    .trim()
    .split(/\s+/)[0];
  const zone = person?.timeZone ?? undefined;
  return (
    <div className={css.greeting}>
      <PageTitle title={t('hello', { name: firstName })} lead={formatDate(now, language, 'weekday', zone)}>
        <Link href="/calendar" className="btn btn-outline-secondary">
          <CalendarDays size={18} aria-hidden />
          <span>{t('common:menu.calendar')}</span>
        </Link>
      </PageTitle>
    </div>
  );
}
