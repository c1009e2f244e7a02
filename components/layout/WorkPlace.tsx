import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/EmptyState';
import { PageTitle } from './PageTitle';
import { RoleGate } from './RoleGate';

interface WorkPlaceProps {
  readonly place: 'orders' | 'storage';
}

/** A courier's screen while the shop has nothing for it. */
export function WorkPlace({ place }: WorkPlaceProps) {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <PageTitle title={t(`work.${place}.title`)} lead={t(`work.${place}.lead`)} />
      <EmptyState title={t(`work.${place}.emptyTitle`)} text={t(`work.${place}.emptyText`)} />
    </RoleGate>
  );
}
