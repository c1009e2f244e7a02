import { MapPin, Navigation, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { usePersonName } from '@/context/people/usePersonName';
import { addressText, mapLink, phoneLink, routeLink, type Order } from '@/lib/domain/order/record';
import { ADDRESS_LINES, type Address } from '@/lib/domain/order/types';
import css from './Door.module.scss';

interface DoorProps {
  readonly order: Order;
  /** Leaves out map and call, for an order that is already delivered. */
  readonly isBrief?: boolean;
}

/** Shows the recipient and address, with the map, a call and directions one tap away. */
export function Door({ order: { recipient, address }, isBrief = false }: DoorProps) {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  if (!recipient || !address) return null;
  if (isBrief) {
    return (
      <div className={css.door}>
        <strong>{nameOf(recipient.Name)}</strong>
        {addressText(address)}
      </div>
    );
  }
  return (
    <div className={css.door}>
      <strong>{nameOf(recipient.Name)}</strong>
      <a className={css.address} href={mapLink(address)} target="_blank" rel="noreferrer">
        <Icon of={MapPin} size={20} />
        <span>{addressText(address)}</span>
        <span className="visually-hidden">{t('courier.map')}</span>
      </a>
      <Details address={address} />
      <div className={css.links}>
        <a className="btn btn-outline-secondary" href={phoneLink(recipient.phone)}>
          <Icon of={Phone} size={20} />
          {t('courier.call')}
        </a>
        <a className="btn btn-outline-secondary" href={routeLink(address, navigator.userAgent)}>
          <Icon of={Navigation} size={20} />
          {t('courier.route')}
        </a>
      </div>
    </div>
  );
}

function Details({ address }: { address: Address }) {
  const { t } = useTranslation('order');
  const details = ADDRESS_LINES.filter((name) => name !== 'street' && name !== 'building' && address[name]);
  if (details.length === 0) return null;
  return (
    <dl>
      {details.map((name) => (
        <div key={name}>
          <dt>{t(`field.${name}`)}</dt>
          <dd>{address[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
