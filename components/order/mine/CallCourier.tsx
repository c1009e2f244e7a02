import { Bike, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useShopPhone } from '@/context/order/shop';
import { usePersonName } from '@/context/people/usePersonName';
import { firstName, phoneLink, type Order } from '@/lib/domain/order/record';
import { CARRIED_STATES } from '@/lib/domain/order/states';
import css from './CallCourier.module.scss';

/** Shows the courier of an order with a call button; it calls the shop if the courier gave no phone number. */
export function CallCourier({ order: { courier, courierPhone, state } }: { order: Order }) {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  const isCarried = courier !== null && CARRIED_STATES.includes(state);
  const shopPhone = useShopPhone(isCarried && !courierPhone);
  if (!courier) return null;
  const phone = isCarried ? courierPhone || shopPhone : null;
  return (
    <div className={css.caller}>
      <span className={css.face}>
        <Icon of={Bike} size={22} />
      </span>
      <strong>{t('mine.courier', { name: firstName(nameOf(courier.Name)) })}</strong>
      {phone && (
        <a className="btn btn-outline-secondary" href={phoneLink(phone)}>
          <Icon of={Phone} size={20} />
          {t(courierPhone ? 'mine.callCourier' : 'mine.callShop')}
        </a>
      )}
    </div>
  );
}
