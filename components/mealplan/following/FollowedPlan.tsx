import { ArrowLeft, CirclePause, CirclePlay, CircleX, Info, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { Note } from '@/components/ui/feedback/Note';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMyToday } from '@/context/calendar/calendar';
import { useSubscription } from '@/context/mealplan/mealplans';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { useLanguage } from '@/context/LanguageContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { Subscription } from '@/lib/domain/mealplan/record';
import { addDays, isDay } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import css from './MyPlans.module.scss';
import { PlanIntro } from '../../day/PlanIntro';
import { PlanDays } from '../plan/PlanDays';
import { StartDateField } from '../sharing/SubscribeDialog';
import { LazyUnsubscribeDialog } from './UnsubscribeDialog.lazy';

/** Shows one's own copy of a followed plan, on one's own dates, with the settings of following it. */
export function FollowedPlan({ id }: { id: number }) {
  const { t } = useTranslation('sharing');
  const { remote, reload } = useSubscription(id);
  return (
    <>
      <LinkButton href="/mealplan/my?tab=following" tone="link" icon={ArrowLeft} className={css.backLink}>
        {t('followed.back')}
      </LinkButton>
      <RemoteView of={remote} skeleton={<SkeletonRows />} onRetry={reload}>
        {(subscription) => <FollowedView subscription={subscription} onChanged={reload} />}
      </RemoteView>
    </>
  );
}

interface FollowedViewProps {
  readonly subscription: Subscription;
  readonly onChanged: () => unknown;
}

function FollowedView({ subscription, onChanged }: FollowedViewProps) {
  const { t } = useTranslation('sharing');
  const { language } = useLanguage();
  const { modal, openModal } = useMealplan();
  const { id, Name, mealplan, startDate, repeat, pausedFrom } = subscription;
  return (
    <article>
      <PlanIntro as="header">
        <h2>{Name}</h2>
        <p className="mb-0 text-body-secondary">
          {t('followed.since', { date: formatDate(startDate, language) })}
          {mealplan !== null && (
            <>
              {' · '}
              <Link href={`/mealplan/${mealplan}`}>{t('followed.original')}</Link>
            </>
          )}
        </p>
        {mealplan === null && (
          <Note icon={Info}>
            <span>{t('followed.goneText')}</span>
          </Note>
        )}
        <NewerVersion subscription={subscription} onChanged={onChanged} />
        {pausedFrom && (
          <Note icon={CirclePause} tone="attention">
            <span>{t('followed.pausedFrom', { date: formatDate(pausedFrom, language) })}</span>
          </Note>
        )}
      </PlanIntro>
      <PlanDays
        table={subscription}
        placement={{ startDate, repeat, pausedFrom }}
        source={{ type: 'subscription', id }}
      />
      <FollowSettings subscription={subscription} onChanged={onChanged} />
      {modal?.name === 'unsubscribe' && (
        <LazyUnsubscribeDialog subscription={subscription} onClose={() => openModal(null)} />
      )}
    </article>
  );
}

/** Offers a newer version; never applies it unasked. */
function NewerVersion({ subscription, onChanged }: FollowedViewProps) {
  const { t } = useTranslation('sharing');
  const { day: today } = useMyToday();
  const calls = usePlanCalls();
  const { id, version, newestVersion } = subscription;
  if (newestVersion === null || newestVersion <= version) return null;
  const take = () => calls.takeVersion(id, addDays(today, 1)).then(onChanged, () => undefined); // An alert reports it.
  return (
    <Note as="div" icon={Sparkles} tone="info">
      <span>{t('followed.newerText', { version: newestVersion })}</span>
      <Button tone="outline-primary" onClick={take}>
        {t('followed.take')}
      </Button>
    </Note>
  );
}

function FollowSettings({ subscription, onChanged }: FollowedViewProps) {
  const { t } = useTranslation(['mealplan', 'sharing', 'common']);
  const { day: today } = useMyToday();
  const { openModal } = useMealplan();
  const calls = usePlanCalls();
  const { id, shareProgress, pausedFrom } = subscription;
  const [startDate, setStartDate] = useState(subscription.startDate);
  const quietly = (call: Promise<unknown>) => call.then(onChanged, () => undefined); // An alert already reports it.
  const [shares, setShares] = useState(shareProgress);
  const share = async (next: boolean) => {
    setShares(next); // Shows the change before the server answers.
    try {
      await calls.setSubscription(id, { shareProgress: next });
      await onChanged();
    } catch {
      setShares(!next);
    }
  };
  const isMoved = startDate !== subscription.startDate;
  const fault = isDay(startDate) ? undefined : { key: 'date' };
  return (
    <section className={`panel ${css.settings}`} aria-labelledby="follow-settings">
      <h2 id="follow-settings">{t('sharing:followed.settings')}</h2>
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={shares}
          onChange={({ target }) => share(target.checked)}
        />
        <span>
          {t('sharing:followed.share')}
          <small className="d-block text-body-secondary">{t('sharing:followed.shareHelp')}</small>
        </span>
      </label>
      <StartDateField value={startDate} fault={fault} onChange={setStartDate} />
      {isMoved && !fault && (
        <Button tone="primary" onClick={() => quietly(calls.setSubscription(id, { startDate }))}>
          {t('sharing:followed.move')}
        </Button>
      )}
      <ButtonRow>
        {pausedFrom ? (
          <Button tone="outline-primary" icon={CirclePlay} onClick={() => quietly(calls.resume(id))}>
            {t('sharing:followed.resume')}
          </Button>
        ) : (
          <Button icon={CirclePause} onClick={() => quietly(calls.pause(id, today))}>
            {t('sharing:followed.pause')}
          </Button>
        )}
        <Button tone="outline-danger" icon={CircleX} onClick={() => openModal({ name: 'unsubscribe' })}>
          {t('action.unsubscribe')}
        </Button>
      </ButtonRow>
    </section>
  );
}
