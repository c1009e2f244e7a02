import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { Button } from '@/components/ui/inputs/Button';
import { ShowMore } from '@/components/ui/lists/ShowMore';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useVisits } from '@/context/doctor/doctor';
import type { Visit } from '@/lib/domain/doctor/types';
import css from './DoctorOverview.module.scss';
import { DoctorNav } from './DoctorNav';
import { useOpenRecord } from './useOpenRecord';
import { VisitCard } from './VisitCard';
import { LazyVisitDialog } from './VisitDialog.lazy';
const INITIAL_COUNT = 20;

/** Lists all visits, upcoming ones first; a dialog adds and corrects them. */
export function VisitsScreen() {
  const { t } = useTranslation('doctor');
  const { remote, reload } = useVisits();
  const [edited, setEdited] = useOpenRecord<Visit>();
  const add = (
    <Button tone="primary" icon={CalendarPlus} onClick={() => setEdited('new')}>
      {t('visit.add')}
    </Button>
  );
  return (
    <>
      <PageTitle title={t('visit.title')} lead={t('visit.lead')}>
        {add}
      </PageTitle>
      <DoctorNav />
      <RemoteView of={remote} skeleton={<SkeletonRows count={4} />} onRetry={reload}>
        {(visits) =>
          visits.length === 0 ? (
            <EmptyState title={t('visit.emptyTitle')} text={t('visit.emptyText')} picture="bird" />
          ) : (
            <VisitLists visits={visits} onEdit={setEdited} onGone={reload} />
          )
        }
      </RemoteView>
      {edited && (
        <LazyVisitDialog
          visit={edited === 'new' ? undefined : edited}
          visits={remote.status === 'ready' ? remote.data : []}
          onSaved={reload}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface VisitListsProps {
  readonly visits: readonly Visit[];
  readonly onEdit: (visit: Visit) => void;
  readonly onGone: () => void;
}

function VisitLists({ visits, onEdit, onGone }: VisitListsProps) {
  const { t } = useTranslation('doctor');
  const [now] = useState(() => new Date().toISOString());
  const [shown, setShown] = useState(INITIAL_COUNT);
  const coming = visits.filter(({ startsAt }) => startsAt >= now).reverse();
  const past = visits.filter(({ startsAt }) => startsAt < now);
  const card = (visit: Visit) => (
    <VisitCard key={visit.id} visit={visit} onEdit={() => onEdit(visit)} onGone={onGone} />
  );
  return (
    <>
      {coming.length > 0 && (
        <section aria-labelledby="visits-coming">
          <h2 id="visits-coming">{t('home.next')}</h2>
          <ul className={css.cards}>{coming.map(card)}</ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="visits-past">
          <h2 id="visits-past">{t('home.past')}</h2>
          <ul className={css.cards}>{past.slice(0, shown).map(card)}</ul>
          {past.length > shown && (
            <ShowMore label={t('showMore')} onMore={() => setShown(shown + INITIAL_COUNT)} />
          )}
        </section>
      )}
    </>
  );
}
