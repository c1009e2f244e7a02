import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { ListSkeleton } from '@/components/shoplist/view/ListSkeleton';
import { ShopListView } from '@/components/shoplist/view/ShopListView';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useShopList } from '@/context/shoplist/shoplists';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import shoplist from '@/locales/en/shoplist.json';

function ShopListPage() {
  const { t } = useTranslation();
  const { query, isReady } = useRouter();
  const { remote, change, reload } = useShopList(isReady ? Number(query.id) || 0 : null);
  return (
    <RoleGate skeleton={<ListSkeleton />}>
      {remote.status !== 'ready' && <PageTitle title={t('menu.shoplist')} isHidden />}
      <RemoteView of={remote} skeleton={<ListSkeleton />} onRetry={reload}>
        {(shown) => <ShopListView key={shown.list.id} shown={shown} change={change} reload={reload} />}
      </RemoteView>
    </RoleGate>
  );
}

export default withNamespaces(ShopListPage, { shoplist, aisle });
