import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OrderTabs } from '@/components/order/OrderTabs';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import validation from '@/locales/en/validation.json';
import { LazyAdminFigures } from './AdminFigures.lazy';
import { AdminList } from './AdminList';
import { LazyShopSettings } from './ShopSettings.lazy';
const PARTS = ['list', 'figures', 'shop'] as const;

/** Shows the shop to Admin in tabs: every order, daily figures, settings. */
function AdminParts() {
  const { t } = useTranslation('order');
  const [part, setPart] = useState<(typeof PARTS)[number]>('list');
  return (
    <>
      <OrderTabs
        label={t('admin.tabs')}
        parts={PARTS}
        value={part}
        onChange={setPart}
        wordOf={(one) => t(`admin.${one}`)}
      />
      {part === 'list' && <AdminList />}
      {part === 'figures' && <LazyAdminFigures />}
      {part === 'shop' && <LazyShopSettings />}
    </>
  );
}

export const AdminOrders = withNamespaces(AdminParts, { order, validation });
