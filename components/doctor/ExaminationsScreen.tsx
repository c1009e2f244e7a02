import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { Button } from '@/components/ui/inputs/Button';
import { ShowMore } from '@/components/ui/lists/ShowMore';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useExaminations } from '@/context/doctor/doctor';
import type { Examination } from '@/lib/domain/doctor/types';
import css from './DoctorOverview.module.scss';
import { DoctorNav } from './DoctorNav';
import { ExaminationCard } from './ExaminationCard';
import { ResultCharts } from '@/components/doctor/health/ResultCharts';
import { LazyExaminationDialog } from './ExaminationDialog.lazy';
import { useOpenRecord } from './useOpenRecord';
const INITIAL_COUNT = 10;

/** Number of examinations shown at first: enough to include the one in the address. */
const shownOf = (examinations: readonly Examination[], named: number, most: number): number =>
  Math.max(most, examinations.findIndex(({ id }) => id === named) + 1);

/** Shows values over time as charts, and every examination with its values and files. */
export function ExaminationsScreen() {
  const { t } = useTranslation('doctor');
  const { remote, reload } = useExaminations();
  const [edited, setEdited] = useOpenRecord<Examination>();
  const [more, setMore] = useState(INITIAL_COUNT);
  const named = Number(useRouter().query.id);
  return (
    <>
      <PageTitle title={t('exam.title')} lead={t('exam.lead')}>
        <Button tone="primary" icon={FilePlus2} onClick={() => setEdited('new')}>
          {t('exam.add')}
        </Button>
      </PageTitle>
      <DoctorNav />
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {(examinations) =>
          examinations.length === 0 ? (
            <EmptyState title={t('exam.emptyTitle')} text={t('exam.emptyText')} picture="pomegranate" />
          ) : (
            <>
              <ResultCharts examinations={examinations} />
              <section aria-labelledby="examinations">
                <h2 id="examinations">{t('home.latest')}</h2>
                <ul className={css.cards}>
                  {examinations.slice(0, shownOf(examinations, named, more)).map((one) => (
                    <ExaminationCard
                      key={one.id}
                      examination={one}
                      isNamed={one.id === named}
                      onEdit={() => setEdited(one)}
                      onGone={reload}
                    />
                  ))}
                </ul>
                {examinations.length > shownOf(examinations, named, more) && (
                  <ShowMore
                    label={t('showMore')}
                    onMore={() => setMore(shownOf(examinations, named, more) + INITIAL_COUNT)}
                  />
                )}
              </section>
            </>
          )
        }
      </RemoteView>
      {edited && (
        <LazyExaminationDialog
          examination={edited === 'new' ? undefined : edited}
          examinations={remote.status === 'ready' ? remote.data : []}
          onSaved={reload}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
