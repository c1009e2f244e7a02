import { MapPin, Navigation, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePersonName } from '@/context/usePersonName';
import { addressText, mapLink, routeLink, type Order } from '@/lib/domain/order/record';
import { ADDRESS_LINES, type Address } from '@/lib/domain/order/types';
import css from './Door.module.scss';

interface DoorProps {
  readonly order: Order;
  /** While it is packed the door itself does not matter yet. */
  readonly isBrief?: boolean;
}

/** Whom to bring it to, with a call and the way there one press away. */
export function Door({ order: { recipient, address, Note }, isBrief = false }: DoorProps) {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  if (!recipient || !address) return null;
  const call = (
    <a className="btn btn-outline-secondary" href={`tel:${recipient.phone.replace(/[^+\d]/g, '')}`}>
      <Phone size={20} aria-hidden />
      {t('courier.call')}
    </a>
  );
  const whom = (
    <p>
      <strong>{nameOf(recipient.Name)}</strong>
      <span>{addressText(address)}</span>
    </p>
  );
  return (
    <div className={css.door}>
      {isBrief ? (
        <div className={css.brief}>
          {whom}
          {call}
        </div>
      ) : (
        <>
          {whom}
          <Details address={address} />
        </>
      )}
      {Note && <q>{Note}</q>}
      {!isBrief && (
        <div className={css.links}>
          {call}
          <a className="btn btn-outline-secondary" href={routeLink(address, navigator.userAgent)}>
            <Navigation size={20} aria-hidden />
            {t('courier.route')}
          </a>
          <a className="btn btn-outline-secondary" href={mapLink(address)} target="_blank" rel="noreferrer">
            <MapPin size={20} aria-hidden />
            {t('courier.map')}
          </a>
        </div>
      )}
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
