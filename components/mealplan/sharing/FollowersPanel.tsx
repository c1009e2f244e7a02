import { Check, Minus, SkipForward } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Avatar } from '@/components/layout/Avatar';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { Rows } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useFollowers, type Follower } from '@/context/mealplan/mealplans';
import { useLanguage } from '@/context/LanguageContext';
import type { Plan } from '@/lib/domain/mealplan/record';
import { personName } from '@/lib/format/name';
import { formatPercent } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import sharing from '@/locales/en/sharing.json';
import css from './FollowersPanel.module.scss';

/** Shows the progress of followers who agreed to share it: done and skipped entries, day by day. */
function Panel({ plan }: { plan: Plan }) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const { remote, reload } = useFollowers(plan.id);
  return (
    <section aria-label={t('view.followers')}>
      <p className="text-body-secondary">{t('sharing:followers.text')}</p>
      <RemoteList
        of={remote}
        skeleton={<SkeletonRows count={3} />}
        onRetry={reload}
        nothing={
          <EmptyState
            title={t('sharing:followers.emptyTitle')}
            text={t('sharing:followers.emptyText')}
            picture="bird"
          />
        }
      >
        {(followers) => (
          <Rows>
            {followers.map((follower, index) => (
              <li key={index} className={css.follower}>
                <FollowerRow follower={follower} />
              </li>
            ))}
          </Rows>
        )}
      </RemoteList>
    </section>
  );
}

function FollowerRow({ follower }: { follower: Follower }) {
  const { t } = useTranslation('sharing');
  const { language } = useLanguage();
  const { days, startDate, avatar } = follower;
  const Name = follower.Name ? personName(follower.Name, language) : t('followers.unnamed');
  const sum = (name: 'done' | 'planned') => days.reduce((total, day) => total + day[name], 0);
  const planned = sum('planned');
  return (
    <>
      <div className={css.followerHead}>
        <Avatar person={{ Name, avatar: avatar?.url ? avatar : null }} />
        <div>
          <h3 className="h5 mb-0">{Name}</h3>
          <p className="mb-0 text-body-secondary">
            {t('followed.since', { date: formatDate(startDate, language) })}
            {planned > 0 &&
              ` · ${t('followers.share', { share: formatPercent(sum('done') / planned, language) })}`}
          </p>
        </div>
      </div>
      {days.length > 0 && (
        <details>
          <summary>{t('followers.byDay')}</summary>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('followers.day')}</th>
                <th scope="col">
                  <Icon of={Check} size={16} /> {t('followers.done')}
                </th>
                <th scope="col">
                  <Icon of={SkipForward} size={16} /> {t('followers.skipped')}
                </th>
                <th scope="col">
                  <Icon of={Minus} size={16} /> {t('followers.open')}
                </th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ day, done, skipped, planned: of }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day, language, 'weekday')}</th>
                  <td>{done}</td>
                  <td>{skipped}</td>
                  <td>{Math.max(0, of - done - skipped)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}

export const FollowersPanel = withNamespaces(Panel, { sharing });
