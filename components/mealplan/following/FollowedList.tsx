import { CalendarClock, CirclePause, CircleX, Sparkles } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { Row, Rows, RowText } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Tag } from '@/components/ui/Tag';
import { Tags } from '@/components/ui/lists/Tags';
import { useFollowed, type Followed } from '@/context/mealplan/mealplans';
import { useLanguage } from '@/context/LanguageContext';
import { formatDate } from '@/lib/format/time';
import css from './MyPlans.module.scss';
import { followedAt } from '../../day/followedAt';
import { LazyFollowedPlan } from './FollowedPlan.lazy';

/** Shows the plans a person follows, or the one in the address. */
export function FollowedList() {
  const { query } = useRouter();
  const open = Number(query.subscription);
  return Number.isSafeInteger(open) && open > 0 ? <LazyFollowedPlan id={open} /> : <List />;
}

/** Reloads on every return, because one of the plans may have been unfollowed meanwhile. */
function List() {
  const { t } = useTranslation(['sharing', 'common']);
  const { remote, reload } = useFollowed();
  return (
    <RemoteList
      of={remote}
      skeleton={<SkeletonRows count={3} />}
      onRetry={reload}
      nothing={
        <EmptyState title={t('followed.emptyTitle')} text={t('followed.emptyText')} picture="fish">
          <LinkButton href="/mealplan/list" tone="primary">
            {t('common:menu.mealplanList')}
          </LinkButton>
        </EmptyState>
      }
    >
      {(list) => (
        <Rows>
          {list.map((followed) => (
            <Row key={followed.id}>
              <FollowedRow followed={followed} />
            </Row>
          ))}
        </Rows>
      )}
    </RemoteList>
  );
}

function FollowedRow({ followed }: { followed: Followed }) {
  const { t } = useTranslation(['mealplan', 'sharing']);
  const { language } = useLanguage();
  const { id, Name, startDate, dayCount, pausedFrom, mealplan, version, newestVersion, Images } = followed;
  return (
    <>
      <Picture image={Images[0]} alt="" ratio="1x1" sizes="96px" className={css.rowPicture} />
      <RowText>
        <h2 className="h5 mb-0">
          <Link href={followedAt(id)} className="stretched-link">
            {Name}
          </Link>
        </h2>
        <p className="mb-0 text-body-secondary">
          <Icon of={CalendarClock} size={16} />{' '}
          {t('sharing:followed.since', { date: formatDate(startDate, language) })}
          {' · '}
          {t('facts.days', { count: dayCount })}
        </p>
        <Tags as="div">
          {pausedFrom && (
            <Tag tone="attention" icon={CirclePause}>
              {t('sharing:followed.paused')}
            </Tag>
          )}
          {mealplan === null && (
            <Tag tone="attention" icon={CircleX}>
              {t('sharing:followed.gone')}
            </Tag>
          )}
          {newestVersion !== null && newestVersion > version && (
            <Tag tone="info" icon={Sparkles}>
              {t('sharing:followed.newer')}
            </Tag>
          )}
        </Tags>
      </RowText>
    </>
  );
}
