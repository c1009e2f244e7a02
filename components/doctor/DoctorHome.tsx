import { CalendarPlus, FilePlus2, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { RemoteView } from '@/components/ui/RemoteView';
import { ShortWords } from '@/components/ui/ShortWords';
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

// what is drawn comes after the page
const HealthLine = dynamic(() => import('./HealthLine').then((module) => module.HealthLine), {
  ssr: false,
  loading: () => <SkeletonRows count={6} />,
});
const SinceLast = dynamic(() => import('./SinceLast').then((module) => module.SinceLast), { ssr: false });

const NEXT = 2;
const PAST = 3;
const LATEST = 2;

/** A line of time of one's health, what changed since last time, and what comes next; printed, it is the one page for the doctor. */
export function DoctorHome() {
  const { t } = useTranslation(['doctor', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day } = useMyToday();
  const visits = useVisits();
  const examinations = useExaminations();
  const all = examinations.remote.status === 'ready' ? examinations.remote.data : [];
  const isRead = examinations.remote.status !== 'loading';
  return (
    <>
      <PageTitle title={t('home.title')} lead={t('home.lead')}>
        <Link href="/doctor/visits?new=1" className={`btn btn-outline-secondary ${css.unprinted}`}>
          <CalendarPlus size={18} aria-hidden />
          <ShortWords short={t('home.visit')}>{t('visit.add')}</ShortWords>
        </Link>
        <Link href="/doctor/examinations?new=1" className={`btn btn-outline-secondary ${css.unprinted}`}>
          <FilePlus2 size={18} aria-hidden />
          <ShortWords short={t('home.exam')}>{t('exam.add')}</ShortWords>
        </Link>
        <button type="button" className={`btn btn-primary ${css.unprinted}`} onClick={() => window.print()}>
          <Printer size={18} aria-hidden />
          <ShortWords short={t('home.handOverShort')}>{t('home.handOver')}</ShortWords>
        </button>
      </PageTitle>
      <p className={css.printed}>
        {person && personName(person.Name, language)} ·{' '}
        {t('home.printed', { date: formatDate(day, language) })}
      </p>
      <DoctorNav />
      <div className={css.health}>
        <div className={css.main}>
          <RemoteView of={visits.remote} skeleton={<SkeletonRows count={6} />} onRetry={visits.reload}>
            {(seen) =>
              !isRead || seen.length + all.length > 0 ? (
                <HealthLine visits={seen} examinations={all} />
              ) : (
                <p className="text-body-secondary">{t('line.empty')}</p>
              )
            }
          </RemoteView>
          <section aria-labelledby="doctor-latest">
            <h2 id="doctor-latest">{t('home.latest')}</h2>
            <RemoteView
              of={examinations.remote}
              skeleton={<SkeletonRows count={4} />}
              onRetry={examinations.reload}
            >
              {(latest) =>
                latest.length === 0 ? (
                  <p className="text-body-secondary">{t('exam.emptyText')}</p>
                ) : (
                  <ul className={css.cards}>
                    {latest.slice(0, LATEST).map((one) => (
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
        </div>
        <aside className={css.beside}>
          <SinceLast examinations={all} />
          <RemoteView of={visits.remote} skeleton={<SkeletonRows count={2} />} onRetry={visits.reload}>
            {(seen) => <HomeVisits visits={seen} />}
          </RemoteView>
        </aside>
      </div>
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
      <section aria-labelledby="doctor-next">
        <h2 id="doctor-next">{t('home.next')}</h2>
        {next.length > 0 ? (
          list(next.slice(0, NEXT))
        ) : (
          <p className="text-body-secondary">{t('home.noNext')}</p>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="doctor-past">
          <h2 id="doctor-past">{t('home.past')}</h2>
          {list(past.slice(0, PAST))}
        </section>
      )}
      <Link href="/doctor/visits" className={`btn btn-outline-secondary ${css.unprinted}`}>
        {t('home.allVisits')}
      </Link>
    </>
  );
}
