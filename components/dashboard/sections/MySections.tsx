import { PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMyDishes } from '@/context/dish/dishes';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import dashboard from '@/locales/en/dashboard.json';
import { DashboardSection } from './DashboardSection';
import { EmptySection } from './EmptySection';

const MAX_SHOWN = 4;

interface ShelvesProps {
  /** Hides empty shelves, because the first steps above already say the same. */
  readonly isNew: boolean;
}

/** Shows the recipes that the user wrote last, and the saved ones. */
function Shelves({ isNew }: ShelvesProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <>
      <MySection part="mine" isNew={isNew}>
        <EmptySection title={t('mineEmpty')} text={t('mineEmptyText')} drawing="pomegranate">
          <LinkButton href="/dishes/new" tone="primary" icon={PenLine}>
            {t('new')}
          </LinkButton>
          <LinkButton href="/import" tone="outline-primary">
            {t('common:menu.import')}
          </LinkButton>
        </EmptySection>
      </MySection>
      <MySection part="saved" isNew={isNew}>
        <EmptySection title={t('savedEmpty')} text={t('savedEmptyText')} drawing="bird">
          <LinkButton href="/dishes">{t('browse')}</LinkButton>
        </EmptySection>
      </MySection>
    </>
  );
}

interface MyShelfProps extends ShelvesProps {
  readonly part: 'mine' | 'saved';
  readonly children: ReactNode;
}

function MySection({ part, isNew, children }: MyShelfProps) {
  const { t } = useTranslation('dashboard');
  const { remote, reload } = useMyDishes(part, 1);
  if (isNew && remote.status === 'ready' && remote.data.data.length === 0) return null;
  return (
    <DashboardSection title={t(`${part}`)} href={`/dishes/my?part=${part}`} linkLabel={t(`${part}All`)}>
      <RemoteView of={remote} skeleton={<DishGridSkeleton count={MAX_SHOWN} />} onRetry={reload}>
        {({ data }) =>
          data.length > 0 ? <DishGrid dishes={data.slice(0, MAX_SHOWN)} showsState /> : children
        }
      </RemoteView>
    </DashboardSection>
  );
}

export const MySections = withNamespaces(Shelves, { dish, dashboard });
