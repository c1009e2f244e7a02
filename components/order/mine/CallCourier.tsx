import { Bike, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
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
        <Bike size={22} aria-hidden />
      </span>
      <strong>{t('mine.courier', { name: firstName(nameOf(courier.Name)) })}</strong>
      {phone && (
        <a className="btn btn-outline-secondary" href={phoneLink(phone)}>
          <Phone size={20} aria-hidden />
          {t(courierPhone ? 'mine.callCourier' : 'mine.callShop')}
        </a>
      )}
    </div>
  );
}
