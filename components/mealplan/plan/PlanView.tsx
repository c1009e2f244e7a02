import { Info } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { Note } from '@/components/ui/Note';
import { Picture } from '@/components/ui/Picture';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { Tab, Tabs } from '@/components/ui/Tabs';
import { useAuth } from '@/context/AuthContext';
import { useMealplan } from '@/context/MealplanContext';
import { usePersonName } from '@/context/usePersonName';
import { isOwner, liesOnMyDays, type Plan } from '@/lib/domain/mealplan/record';
import css from './PlanView.module.scss';
import { followedAt } from '../../day/followedAt';
import { PlanIntro } from '../../day/PlanIntro';
import { OfferedNote } from './OfferedNote';
import { PlanActions } from './PlanActions';
import { PlanBadges } from './PlanBadges';
import { PlanDays } from './PlanDays';
import { PlanDialogs } from '../sharing/PlanDialogs';
import { PlanFacts } from './PlanFacts';
import { usePlanFigures } from './usePlanFigures';
import { WhoSees } from '../WhoSees';

const FollowersPanel = dynamic(() => import('./FollowersPanel').then((module) => module.FollowersPanel), {
  loading: () => <SkeletonRows />,
});

const EatAlong = dynamic(() => import('../../day/EatAlong').then((module) => module.EatAlong), {
  ssr: false,
});

const InvitedOffer = dynamic(() => import('../sharing/InvitedOffer').then((module) => module.InvitedOffer), {
  ssr: false,
});

interface PlanViewProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  /** What else one can do with the plan, from other features. */
  readonly more?: React.ReactNode;
}

/** A plan as its reader may see it: what it is, what one can do with it, and its days. */
export function PlanView({ plan, onChanged, more }: PlanViewProps) {
  const { query } = useRouter();
  const { openModal } = useMealplan();
  const isForAuthor = isOwner(plan);
  const hasFollowers = isForAuthor && (plan.visibility === 'public' || Boolean(plan.followerCount));
  const showsFollowers = hasFollowers && query.part === 'followers';
  return (
    <article>
      <PlanHead
        plan={plan}
        onMembers={isForAuthor ? () => openModal({ name: 'members' }) : undefined}
        onPublish={() => openModal({ name: 'publish' })}
      >
        <PlanActions plan={plan} onChanged={onChanged}>
          {more}
        </PlanActions>
      </PlanHead>
      {plan.offeredUntil && <OfferedNote plan={plan} until={plan.offeredUntil} onChanged={onChanged} />}
      <PlanNotes plan={plan} />
      {plan.myRole === 'invited' && <InvitedOffer plan={plan} onAccepted={onChanged} />}
      {plan.myRole === 'viewer' && plan.subscription === null && (
        <EatAlong plan={plan} onChanged={onChanged} />
      )}
      {hasFollowers && <Parts plan={plan} showsFollowers={showsFollowers} />}
      {showsFollowers ? (
        <FollowersPanel plan={plan} />
      ) : (
        <PlanDays table={plan} placement={placementOf(plan)} source={sourceOf(plan)} />
      )}
      <PlanDialogs plan={plan} onChanged={onChanged} />
    </article>
  );
}

interface PlanHeadProps {
  readonly plan: Plan;
  readonly onMembers?: () => void;
  /** Publishes what is saved, where the reader has come to the plan itself. */
  readonly onPublish?: () => void;
  readonly children?: React.ReactNode;
}

/** Name, picture, figures and author of a plan. */
export function PlanHead({ plan, onMembers, onPublish, children }: PlanHeadProps) {
  const { t } = useTranslation('mealplan');
  const nameOf = usePersonName();
  const figures = usePlanFigures(plan);
  return (
    <header className={css.head}>
      {plan.Images.length > 0 && (
        <Picture
          image={plan.Images[0]}
          alt=""
          ratio="16x9"
          priority
          sizes="(max-width: 767px) 100vw, 420px"
          className={css.headPicture}
        />
      )}
      <PlanIntro>
        <div lang={plan.language}>
          <PageTitle title={plan.Name} />
          {plan.Description && <p className={css.description}>{plan.Description}</p>}
        </div>
        {onPublish && <WhoSees plan={plan} onPublish={onPublish} saysSaved />}
        <PlanFacts plan={figures} isMine={figures.isMine} onMembers={onMembers} />
        <PlanBadges plan={plan} showsState />
        {plan.owner?.Name && (
          <p className="text-body-secondary mb-0">{t('view.by', { name: nameOf(plan.owner.Name) })}</p>
        )}
        {children}
      </PlanIntro>
    </header>
  );
}

/** A plan is on its members' calendar, as whoever is invited sees; other readers see a template. */
const placementOf = (plan: Plan) =>
  plan.myRole !== 'reader' ? { startDate: plan.startDate, repeat: plan.repeat } : { startDate: null };
const sourceOf = (plan: Plan) => (liesOnMyDays(plan) ? ({ type: 'mealplan', id: plan.id } as const) : null);

/** What the reader should know: that their days hold a copy of their own, that they read as a guest. */
function PlanNotes({ plan }: { plan: Plan }) {
  const { t } = useTranslation('mealplan');
  const { person } = useAuth();
  return (
    <>
      {plan.subscription !== null && (
        <Note icon={Info}>
          <span>
            {t(plan.visibility === 'public' ? 'view.following' : 'view.followingOld')}{' '}
            <Link href={followedAt(plan.subscription)}>{t('view.toFollowed')}</Link>
          </span>
        </Note>
      )}
      {!person && (
        <Note icon={Info}>
          <span>
            {t('view.visitor')}{' '}
            <Link href={`/user/signup?next=${encodeURIComponent(`/mealplan/${plan.id}`)}`}>
              {t('view.signUp')}
            </Link>
          </span>
        </Note>
      )}
    </>
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
