import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import type { Visit } from '@/lib/domain/doctor/types';
import css from '@/components/doctor/DoctorOverview.module.scss';
import { ExaminationCard } from '@/components/doctor/ExaminationCard';
import { HealthLine } from './HealthLine';
import { HealthSkeleton } from './HealthSkeleton';
import { SinceLast } from './SinceLast';
import type { Health } from './useHealth';
import { VisitCard } from '@/components/doctor/VisitCard';

const NEXT = 2;
const PAST = 3;
const LATEST = 2;

/** Shows the timeline and the cards beside it only once all data has settled, so that nothing shifts. */
export function DoctorHealth({ isSettled, visits, examinations, intakes, weights }: Health) {
  const { t } = useTranslation('doctor');
  const all = examinations.remote.status === 'ready' ? examinations.remote.data : [];
  if (!isSettled) return <HealthSkeleton />;
  return (
    <div className={css.health}>
      <div className={css.main}>
        <RemoteView of={visits.remote} skeleton={<SkeletonRows count={6} />} onRetry={visits.reload}>
          {(seen) =>
            seen.length + all.length > 0 ? (
              <HealthLine visits={seen} examinations={all} intakes={intakes} weights={weights} />
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
          <LinkButton href="/doctor/examinations" className={css.unprinted}>
            {t('home.allExaminations')}
          </LinkButton>
        </section>
      </div>
      <aside className={css.beside}>
        <SinceLast examinations={all} />
        <RemoteView of={visits.remote} skeleton={<SkeletonRows count={2} />} onRetry={visits.reload}>
          {(seen) => <HomeVisits visits={seen} />}
        </RemoteView>
      </aside>
    </div>
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
      <LinkButton href="/doctor/visits" className={css.unprinted}>
        {t('home.allVisits')}
      </LinkButton>
    </>
  );
}
