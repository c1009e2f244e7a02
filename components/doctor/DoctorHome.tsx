import { ClipboardPlus, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useMyToday } from '@/context/data/calendar';
import { useExaminations, useVisits } from '@/context/data/doctor';
import { useLanguage } from '@/context/LanguageContext';
import type { Visit } from '@/lib/domain/doctor/types';
import { personName } from '@/lib/format/name';
import { formatDate } from '@/lib/format/time';
import css from './DoctorHome.module.scss';
import { DoctorNav } from './DoctorNav';
import { ExaminationCard } from './ExaminationCard';
import { VisitCard } from './VisitCard';

const NEXT = 3;
const PAST = 5;
const LATEST = 4;

/** What comes next, what was last, and the latest values; printed, it is the summary for the doctor. */
export function DoctorHome() {
  const { t } = useTranslation(['doctor', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day } = useMyToday();
  const visits = useVisits();
  const examinations = useExaminations();
  return (
    <>
      <PageTitle title={t('home.title')} lead={t('home.lead')}>
        <button
          type="button"
          className={`btn btn-outline-secondary ${css.unprinted}`}
          onClick={() => window.print()}
        >
          <Printer size={18} aria-hidden />
          {t('common:action.print')}
        </button>
      </PageTitle>
      <p className={css.printed}>
        {person && personName(person.Name, language)} ·{' '}
        {t('home.printed', { date: formatDate(day, language) })}
      </p>
      <DoctorNav />
      <RemoteView of={visits.remote} skeleton={<SkeletonRows count={3} />} onRetry={visits.reload}>
        {(all) => <HomeVisits visits={all} />}
      </RemoteView>
      <section className={css.section} aria-labelledby="doctor-latest">
        <h2 id="doctor-latest">{t('home.latest')}</h2>
        <RemoteView
          of={examinations.remote}
          skeleton={<SkeletonRows count={4} />}
          onRetry={examinations.reload}
        >
          {(all) =>
            all.length === 0 ? (
              <p className="text-body-secondary">{t('exam.emptyText')}</p>
            ) : (
              <ul className={css.cards}>
                {all.slice(0, LATEST).map((one) => (
                  <ExaminationCard key={one.id} examination={one} />
                ))}
              </ul>
            )
          }
        </RemoteView>
        <Link href="/doctor/examinations" className={`btn btn-outline-secondary ${css.unprinted}`}>
          {t('home.allExaminations')}
        </Link>
      </section>
    </>
  );
}

function HomeVisits({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('doctor');
  const [now] = useState(() => new Date().toISOString());
  const next = visits.filter(({ startsAt }) => startsAt >= now).reverse();
  const past = visits.filter(({ startsAt }) => startsAt < now);
  const list = (shown: readonly Visit[]) => (
    <ul className={css.cards}>
      {shown.map((visit) => (
        <VisitCard key={visit.id} visit={visit} />
      ))}
    </ul>
  );
  return (
    <>
      <section className={css.section} aria-labelledby="doctor-next">
        <h2 id="doctor-next">{t('home.next')}</h2>
        {next.length > 0 ? (
          list(next.slice(0, NEXT))
        ) : (
          <p className="text-body-secondary">{t('home.noNext')}</p>
        )}
      </section>
      {past.length > 0 && (
        <section className={css.section} aria-labelledby="doctor-past">
          <h2 id="doctor-past">{t('home.past')}</h2>
          {list(past.slice(0, PAST))}
        </section>
      )}
      <Link href="/doctor/visits" className={`btn btn-outline-primary ${css.unprinted}`}>
        <ClipboardPlus size={18} aria-hidden />
        {t('home.allVisits')}
      </Link>
    </>
  );
}
