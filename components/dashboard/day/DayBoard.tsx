import { useState, type ReactNode } from 'react';
import { LazyEatSoonCard } from '@/components/dashboard/kitchen/EatSoonCard.lazy';
import { LazyZoneNote } from '@/components/dashboard/ZoneNote.lazy';
import { LazyAheadNote } from '@/components/day/agenda/AheadNote.lazy';
import { LazyCopyNote } from '@/components/day/CopyNote.lazy';
import { EatenCard } from '@/components/day/eaten/EatenCard';
import { WeightCard } from '@/components/day/weight/WeightCard';
import { ConfirmFirst } from '@/components/layout/notes/ConfirmFirst';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { LoadingRows, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { DAYS_AHEAD, type MyDay } from '@/context/dashboard/day';
import { useEaten } from '@/context/day/eaten';
import { useWaitingMarks } from '@/context/calendar/marks';
import { withMarks, withSent } from '@/lib/domain/mealplan/marks';
import { leftWith } from '@/lib/domain/supplement/left';
import { addDays } from '@/lib/domain/time/day';
import { useWide } from '@/lib/hooks/useWide';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import day from '@/locales/en/day.json';
import eaten from '@/locales/en/eaten.json';
import mealplan from '@/locales/en/mealplan.json';
import order from '@/locales/en/order.json';
import css from './DayBoard.module.scss';
import { AtHand } from './AtHand';
import { ComingUp } from '@/components/dashboard/ahead/ComingUp';
import { DayRing } from './DayRing';
import { FoodSpent } from '@/components/dashboard/kitchen/FoodSpent';
import { InvitationsNote } from '@/components/dashboard/InvitationsNote';
import { NextVisit } from '@/components/dashboard/ahead/NextVisit';
import { OrderNote } from '@/components/dashboard/OrderNote';
import { RunningOut } from '@/components/dashboard/kitchen/RunningOut';
import { TodayTimeline } from './TodayTimeline';
import { WeekAhead } from '@/components/dashboard/ahead/WeekAhead';
import { WeekStrip } from '@/components/dashboard/ahead/WeekStrip';
/** Time of day from which tomorrow's preparations show. */
const EVENING = '15:00';
/** Number of rows at which the day is as tall as the column beside it; the week then takes the full width. */
const LONG_FROM = 10;

interface DayBoardProps {
  readonly of: MyDay;
  /**
   * Renders the first steps for people without any plan and places the note among them, at the top for an invited
   * person.
   */
  readonly first: (note: ReactNode, isInvited: boolean) => ReactNode;
}

/** Shows the whole day: its entries, its figures, shortages, and the days ahead. */
function Board({ of, first }: DayBoardProps) {
  const isWide = useWide(); // Wide screens show the shortages beside the day.
  const { person, mustVerifyEmail } = useAuth();
  const [here] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const mayAsk = person && !person.zoneConfirmed && here && here !== person.timeZone;
  const { today, time, monday, calendar, intakes, lists, invitations, visit, paid, soon, pantry } = of;
  const isInvited =
    !mustVerifyEmail && invitations.remote.status === 'ready' && invitations.remote.data.length > 0;
  const notes = (
    <>
      {calendar.copy && <LazyCopyNote {...calendar.copy} />}
      {mayAsk && <LazyZoneNote here={here} />}
    </>
  );
  const waiting = useWaitingMarks((mark, logId) => {
    if (calendar.remote.status !== 'ready') return;
    calendar.mutate(withSent(calendar.remote.data, mark, logId));
    void intakes.reload();
  });
  const { logs, isRefused } = useEaten({ from: addDays(today, -1), to: today });
  const eatenToday = logs.filter((log) => log.day === today);
  const eatenCard = <EatenCard day={today} today={today} logs={logs} isRefused={isRefused} />;
  const eatSoon = soon.remote.status === 'ready' && soon.remote.data.things.length > 0 && (
    <LazyEatSoonCard of={soon.remote.data} />
  );
  const hasBegun = logs.length > 0 || (lists.remote.status === 'ready' && lists.remote.data.length > 0);
  const all = calendar.remote.status === 'ready' ? calendar.remote.data : [];
  const left =
    intakes.remote.status === 'ready'
      ? { ...intakes.remote, data: leftWith(intakes.remote.data, all, waiting) }
      : intakes.remote;
  return (
    <RemoteView of={calendar.remote} skeleton={<SkeletonRows count={8} />} onRetry={calendar.reload}>
      {(known) => {
        const items = withMarks(known, waiting);
        if (known.length === 0)
          return (
            <div className={css.board} data-first>
              {first(<InvitationsNote of={invitations.remote} />, isInvited)}
              <div className={css.rest}>
                {notes}
                {eatSoon}
                <NextVisit of={visit.remote} />
                {eatenToday.length > 0 && <DayRing items={known} others={eatenToday} />}
                {hasBegun && eatenCard}
                <WeightCard day={today} today={today} onlyKnown={!hasBegun} />
              </div>
            </div>
          );
        const ofToday = items.filter((item) => item.day === today);
        const others = known.filter((item) => item.day !== today);
        const tomorrow = addDays(today, 1);
        const cooked = known.flatMap((item) => (item.day === tomorrow && item.dish) || []);
        const ofWeek = items.filter((item) => item.day <= addDays(monday, DAYS_AHEAD));
        return (
          <div className={css.board} data-long={ofToday.length >= LONG_FROM || undefined}>
            <div className={css.today}>
              {time >= EVENING && cooked.length > 0 && <LazyAheadNote dishes={cooked} />}
              <TodayTimeline
                items={known.filter((item) => item.day === today)}
                waiting={waiting}
                now={time}
                onChanged={(changed) => calendar.mutate([...others, ...changed])}
                onKept={intakes.reload}
              />
            </div>
            <div className={css.beside}>
              <div className={css.first}>
                {notes}
                {isWide ? <ConfirmFirst isOnDay /> : <InvitationsNote of={invitations.remote} />}
                <DayRing items={ofToday} others={eatenToday} />
                {!isWide && <AtHand today={today} lists={lists.remote} />}
              </div>
              <aside className={css.aside}>
                <RunningOut
                  of={left}
                  pantry={pantry.remote}
                  lists={lists.remote}
                  today={today}
                  onRetry={intakes.reload}
                />
                {eatSoon}
                {isWide ? (
                  <ComingUp items={items} visit={visit.remote} invitations={invitations.remote} />
                ) : (
                  <>
                    <OrderNote items={items} />
                    <NextVisit of={visit.remote} />
                  </>
                )}
              </aside>
            </div>
            <div className={css.below}>
              {isWide ? (
                <WeekStrip items={ofWeek} monday={monday} today={today} />
              ) : (
                <WeekAhead items={items} today={today} count={DAYS_AHEAD} />
              )}
              <div className={css.rest}>
                {eatenCard}
                <WeightCard day={today} today={today} />
                <FoodSpent items={ofWeek} paid={paid.remote} />
              </div>
            </div>
          </div>
        );
      }}
    </RemoteView>
  );
}

export const DayBoard = withNamespaces(Board, { day, eaten, mealplan, order }, <LoadingRows count={8} />);
