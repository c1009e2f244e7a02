import { MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { usePersonName } from '@/context/usePersonName';
import { addressText, mapLink, type Order } from '@/lib/domain/order/record';
import { ADDRESS_LINES } from '@/lib/domain/order/types';
import css from './Door.module.scss';

/** Whom to bring it to, with a call and a map one press away. */
export function Door({ order: { recipient, address, Note } }: { order: Order }) {
  const { t } = useTranslation('order');
  const nameOf = usePersonName();
  if (!recipient || !address) return null;
  const details = ADDRESS_LINES.filter((name) => name !== 'street' && name !== 'building' && address[name]);
  return (
    <div className={css.door}>
      <strong>{nameOf(recipient.Name)}</strong>
      <span>{addressText(address)}</span>
      {details.length > 0 && (
        <dl>
          {details.map((name) => (
            <div key={name}>
              <dt>{t(`field.${name}`)}</dt>
              <dd>{address[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {Note && <q>{Note}</q>}
      <div className={css.links}>
        <a className="btn btn-outline-secondary" href={`tel:${recipient.phone.replace(/[^+\d]/g, '')}`}>
          <Phone size={20} aria-hidden />
          {t('courier.call')}
        </a>
        <a className="btn btn-outline-secondary" href={mapLink(address)} target="_blank" rel="noreferrer">
          <MapPin size={20} aria-hidden />
          {t('courier.map')}
        </a>
      </div>
    </div>
  );
}
