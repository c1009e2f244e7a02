import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Icon } from '@/components/ui/Icon';
import { useShopDay } from '@/context/order/orders';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import order from '@/locales/en/order.json';
import css from './ShopToday.module.scss';

function ShopTodayList() {
  const { t } = useTranslation('order');
  const { remote, reload } = useShopDay();
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={3} />} onRetry={reload}>
      {(day) => {
        const rows = [
          { key: 'unassigned', count: day.unassigned, href: '/orders?state=placed' },
          { key: 'late', count: day.late, href: '/orders?show=late' },
          { key: 'unconfirmed', count: day.unconfirmed, href: '/orders?show=unconfirmed' },
          { key: 'low', count: day.low.length, href: '/storage?show=low' },
          { key: 'expiring', count: day.expiring.length, href: '/storage?show=expiring' },
          { key: 'lacking', count: day.lacking.length, href: '/products?state=lacking' },
          { key: 'reports', count: day.reports, href: '/users?part=reports' },
        ] as const;
        const open = rows.filter(({ count }) => count > 0);
        if (open.length === 0) {
          return (
            <p className={css.fine}>
              <Icon of={CircleCheck} size={20} />
              {t('dashboard.fine')}
            </p>
          );
        }
        return (
          <ul className={css.today}>
            {open.map(({ key, count, href }) => (
              <li key={key}>
                <Icon of={TriangleAlert} size={20} />
                <Link href={href}>{t(`dashboard.${key}`, { count })}</Link>
              </li>
            ))}
          </ul>
        );
      }}
    </RemoteView>
  );
}

/** Shows Admin the shop's open tasks. */
export const ShopToday = withNamespaces(ShopTodayList, { order });
