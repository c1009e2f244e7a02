import { Package } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { StateTag } from '@/components/order/StateTag';
import { useItemTitle } from '@/components/calendar/item/useItemTitle';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import { isOpen } from '@/lib/domain/order/states';
import { formatHours } from '@/lib/format/slot';
import { formatDate } from '@/lib/format/time';
import css from '@/components/dashboard/day/DayBoard.module.scss';

/** Lists the open orders with their delivery times; renders nothing if there are none. */
export function OrderNote({ items }: { items: readonly CalendarItem[] }) {
  const { t } = useTranslation('day');
  const { language } = useLanguage();
  const titleOf = useItemTitle();
  const open = items.filter(({ order }) => order && isOpen(order));
  if (open.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="open-orders">
      <h2 id="open-orders" className={css.waiting}>
        <Icon of={Package} size={20} />
        {t('orders.title')}
      </h2>
      {open.map((item) => (
        <div key={item.key}>
          <p>
            <strong>{titleOf(item)}</strong>
            <br />
            {[formatDate(item.day, language, 'weekday'), hoursOf(item)].filter(Boolean).join(', ')}
          </p>
          {item.order && <StateTag state={item.order} />}
        </div>
      ))}
      <Link href="/shoplist/orders">{t('orders.all')}</Link>
    </section>
  );
}

const hoursOf = ({ time, endTime }: CalendarItem) => (time && endTime ? formatHours(time, endTime) : time);
