import { Info } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { LazyEatAlong } from '@/components/day/EatAlong.lazy';
import { LazyInvitedOffer } from '@/components/mealplan/sharing/InvitedOffer.lazy';
import { Note } from '@/components/ui/feedback/Note';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { useAuth } from '@/context/AuthContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { isOwner, isOnOwnDays, type Plan } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import { followedAt } from '../../day/followedAt';
import { LazyFollowersPanel } from '@/components/mealplan/sharing/FollowersPanel.lazy';
import { LazyOfferedNote } from './OfferedNote.lazy';
import { PlanActions } from './actions/PlanActions';
import { LazyPlanDays } from './PlanDays.lazy';
import { PlanDialogs } from '../sharing/PlanDialogs';
import { PlanHead } from './PlanHead';

interface PlanViewProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  /** Additional actions from other features. */
  readonly more?: React.ReactNode;
}

/** Shows a plan to its reader: head, actions and days. */
export function PlanView({ plan, onChanged, more }: PlanViewProps) {
  const { query } = useRouter();
  const { openModal } = useMealplan();
  const isForAuthor = isOwner(plan);
  const hasFollowers = isForAuthor && (plan.visibility === 'public' || Boolean(plan.followerCount));
  const mayEatAlong = plan.myRole === 'viewer' && plan.subscription === null;
  // Puts a given answer among the actions if there is room; without an answer the question shows instead.
  const isInRow = useWide() && plan.eatsAlong !== null;
  const showsFollowers = hasFollowers && query.part === 'followers';
  return (
    <article>
      <PlanHead
        plan={plan}
        onMembers={isForAuthor ? () => openModal({ name: 'members' }) : undefined}
        onPublish={() => openModal({ name: 'publish' })}
        actions={
          <PlanActions plan={plan} onChanged={onChanged}>
            {mayEatAlong && isInRow && <LazyEatAlong plan={plan} onChanged={onChanged} isShort />}
            {more}
          </PlanActions>
        }
      />
      {plan.offeredUntil && <LazyOfferedNote plan={plan} until={plan.offeredUntil} onChanged={onChanged} />}
      {plan.subscription !== null && <FollowedNote plan={plan} at={plan.subscription} />}
      {plan.myRole === 'invited' && (
        <div className="mb-3">
          <LazyInvitedOffer plan={plan} onAccepted={onChanged} />
        </div>
      )}
      {mayEatAlong && !isInRow && <LazyEatAlong plan={plan} onChanged={onChanged} />}
      {hasFollowers && <Parts plan={plan} showsFollowers={showsFollowers} />}
      {showsFollowers ? (
        <LazyFollowersPanel plan={plan} />
      ) : (
        <LazyPlanDays table={plan} placement={placementOf(plan)} source={sourceOf(plan)} />
      )}
      <VisitorNote plan={plan} />
      <PlanDialogs plan={plan} onChanged={onChanged} />
    </article>
  );
}

/** Returns the dates of a plan for its members and invited people; other readers see an undated template. */
const placementOf = (plan: Plan) =>
  plan.myRole !== 'reader' ? { startDate: plan.startDate, repeat: plan.repeat } : { startDate: null };
const sourceOf = (plan: Plan) => (isOnOwnDays(plan) ? ({ type: 'mealplan', id: plan.id } as const) : null);

/** Notes that the reader's days hold a separate copy, and links to it. */
function FollowedNote({ plan, at }: { plan: Plan; at: number }) {
  const { t } = useTranslation('mealplan');
  return (
    <Note icon={Info}>
      <span>
        {t(plan.visibility === 'public' ? 'view.following' : 'view.followingOld')}{' '}
        <Link href={followedAt(at)}>{t('view.toFollowed')}</Link>
      </span>
    </Note>
  );
}

/** Tells visitors below the days the benefits of an account. */
function VisitorNote({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mealplan');
  const { person } = useAuth();
  if (person) return null;
  return (
    <Note icon={Info}>
      <span>
        {t('view.visitor')}{' '}
        <Link href={`/user/signup?next=${encodeURIComponent(`/mealplan/${plan.id}`)}`}>
          {t('view.signUp')}
        </Link>
      </span>
    </Note>
  );
}

function Parts({ plan, showsFollowers }: { plan: Plan; showsFollowers: boolean }) {
  const { t } = useTranslation('mealplan');
  const here = `/mealplan/${plan.id}`;
  return (
    <Tabs label={t('view.parts')}>
      <Tab href={here} isCurrent={!showsFollowers}>
        {t('view.days')}
      </Tab>
      <Tab href={`${here}?part=followers`} isCurrent={showsFollowers}>
        {t('view.followers')}
      </Tab>
    </Tabs>
  );
}
