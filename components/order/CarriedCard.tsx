import { CloudUpload, MapPin, Phone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Tag } from '@/components/ui/Tag';
import { useOrderStep, type Step } from '@/context/data/orders';
import { addressText, mapLink, type Order } from '@/lib/domain/order/record';
import { nextStep } from '@/lib/domain/order/states';
import { ADDRESS_LINES, ORDER_LIMITS } from '@/lib/domain/order/types';
import css from '@/styles/order.module.scss';
import { StateTag } from './StateTag';
import { useOrderWords } from './useOrderWords';

const PackPanel = dynamic(() => import('./PackPanel').then((module) => module.PackPanel), { ssr: false });
const DoorPanel = dynamic(() => import('./DoorPanel').then((module) => module.DoorPanel), { ssr: false });
const OneFieldDialog = dynamic(
  () => import('@/components/forms/OneFieldDialog').then((module) => module.OneFieldDialog),
  { ssr: false },
);

interface CarriedCardProps {
  readonly order: Order;
  /** Whether a step of it still waits for the network. */
  readonly isWaiting: boolean;
  readonly onChanged: () => Promise<void> | void;
}

/** An order in the courier's hands: whom it is for, what to collect, and the one next step. */
export function CarriedCard({ order, isWaiting, onChanged }: CarriedCardProps) {
  const { t } = useTranslation('order');
  const { windowOf, money } = useOrderWords();
  const step = useOrderStep();
  const [asks, setAsks] = useState<'fail' | 'cancel'>();
  const card = useRef<HTMLElement>(null);
  const next = nextStep(order.state);
  const take = async (given: Step) => {
    await step(order, given);
    await onChanged();
    // the card may have grown shorter: under the thumb there is not to be another order's button
    card.current?.scrollIntoView({ block: 'nearest' });
  };
  const simply = (verb: string) => void take({ verb }).catch(() => onChanged());
  return (
    <article ref={card} className={css.card} aria-labelledby={`mine-${order.id}`}>
      <header>
        <h2 id={`mine-${order.id}`} className="h5">
          {t('number', { number: order.number })}
        </h2>
        <StateTag state={order.state} />
        {isWaiting && (
          <Tag icon={CloudUpload} tone="attention">
            {t('courier.waiting')}
          </Tag>
        )}
      </header>
      <p className={css.facts}>{windowOf(order)}</p>
      <Door order={order} />
      <p className={css.collect}>
        {`${t('sum.collect', { sum: money(order.toPayTetri) })} · ${t(`payment.${order.payment}`)}`}
        {order.isSumOpen && <small>{t('sum.open')}</small>}
      </p>
      {order.state === 'accepted' && (
        <PackPanel order={order} onPack={(lines) => take({ verb: 'pack', data: { lines } })} />
      )}
      {order.state === 'onTheWay' && (
        <DoorPanel order={order} onHandOver={(given) => take({ verb: 'deliver', ...given })} />
      )}
      {(next === 'depart' || next === 'retry') && (
        <button type="button" className={`btn btn-primary ${css.main}`} onClick={() => simply(next)}>
          {t(`step.${next}`)}
        </button>
      )}
      <footer>
        {order.state === 'accepted' && (
          <button type="button" className="btn btn-outline-secondary" onClick={() => simply('release')}>
            {t('step.release')}
          </button>
        )}
        {order.state === 'onTheWay' && (
          <button type="button" className="btn btn-outline-danger" onClick={() => setAsks('fail')}>
            {t('step.fail')}
          </button>
        )}
        {(order.state === 'failed' || order.state === 'accepted') && (
          <button type="button" className="btn btn-outline-danger" onClick={() => setAsks('cancel')}>
            {t(order.state === 'failed' ? 'step.back' : 'step.cancel')}
          </button>
        )}
      </footer>
      {asks && (
        <OneFieldDialog
          lines={4}
          title={t(`${asks}.title`)}
          label={t('fail.label')}
          help={t('fail.help')}
          sendLabel={t(`${asks}.send`)}
          maxLength={ORDER_LIMITS.reason.max}
          onSend={(reason) => take({ verb: asks, data: { reason } })}
          onClose={() => setAsks(undefined)}
        />
      )}
    </article>
  );
}

/** Whom to bring it to, with a call and a map one press away. */
function Door({ order: { recipient, address, Note } }: { order: Order }) {
  const { t } = useTranslation('order');
  if (!recipient || !address) return null;
  const details = ADDRESS_LINES.filter((name) => name !== 'street' && name !== 'building' && address[name]);
  return (
    <div className={css.door}>
      <strong>{recipient.Name}</strong>
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
