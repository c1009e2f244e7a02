import { CalendarClock, CalendarHeart, Mail, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { PagedList } from '@/components/ui/lists/PagedList';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { useInvitations, useMyPlans } from '@/context/mealplan/mealplans';
import css from './MyPlans.module.scss';
import { FollowedList } from './FollowedList';
import { InvitationList } from './InvitationList';
import { PlanGrid, PlanGridSkeleton } from '../plan/PlanGrid';

const TABS = ['mine', 'member', 'following', 'invitations'] as const;
type Tab = (typeof TABS)[number];
const ICONS: Readonly<Record<Tab, LucideIcon>> = {
  mine: CalendarHeart,
  member: Users,
  following: CalendarClock,
  invitations: Mail,
};

/** Shows a person's plans in tabs: own and shared ones, followed ones, and invitations. */
export function MyPlans() {
  const { t } = useTranslation('sharing');
  const { query, isReady } = useRouter();
  const { remote } = useInvitations();
  const waiting = remote.status === 'ready' ? remote.data.length : 0;
  // The link of an invitation email leads to the tab that answers it.
  const tab = query.invitation ? 'invitations' : (TABS.find((at) => at === query.tab) ?? 'mine');
  return (
    <>
      <Tabs label={t('my.parts')}>
        {TABS.map((at) => {
          const icon = ICONS[at];
          return (
            <Tab
              key={at}
              href={at === 'mine' ? '/mealplan/my' : `/mealplan/my?tab=${at}`}
              isCurrent={at === tab}
            >
              <Icon of={icon} />
              {t(`my.${at}`)}
              {at === 'invitations' && waiting > 0 && <span className={css.number}>{waiting}</span>}
            </Tab>
          );
        })}
      </Tabs>
      {isReady && <Part key={tab} tab={tab} page={Math.max(1, Math.floor(Number(query.page)) || 1)} />}
    </>
  );
}

function Part({ tab, page }: { tab: Tab; page: number }) {
  if (tab === 'following') return <FollowedList />;
  if (tab === 'invitations') return <InvitationList />;
  return <PlansOf part={tab === 'mine' ? 'owner' : 'member'} page={page} />;
}

function PlansOf({ part, page }: { part: 'owner' | 'member'; page: number }) {
  const { t } = useTranslation(['sharing', 'common']);
  const { remote, reload } = useMyPlans(part, page);
  const tab = part === 'member' ? 'tab=member&' : '';
  return (
    <PagedList
      of={remote}
      skeleton={<PlanGridSkeleton count={3} />}
      onRetry={reload}
      hrefOf={(at) => `/mealplan/my?${tab}page=${at}`}
      nothing={
        <EmptyState title={t(`my.empty.${part}Title`)} text={t(`my.empty.${part}Text`)}>
          <LinkButton href="/mealplan/create" tone="primary">
            {t('common:menu.mealplanCreate')}
          </LinkButton>
          <LinkButton href="/mealplan/list">{t('common:menu.mealplanList')}</LinkButton>
        </EmptyState>
      }
    >
      {(data) => <PlanGrid plans={data} showsState />}
    </PagedList>
  );
}
