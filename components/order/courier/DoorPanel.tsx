import { Camera, QrCode, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { LazyScanner } from '@/components/barcode/Scanner.lazy';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { DoorSum } from './DoorSum';
import { MainButton } from './MainButton';
import type { Step } from '@/context/order/orders';
import { codeIn } from '@/lib/domain/order/code';
import type { Order } from '@/lib/domain/order/record';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { deliveryCodeFault, type OrderFault } from '@/lib/faults/orderFault';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { useNumberPad } from '@/lib/hooks/useNumberPad';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './DoorPanel.module.scss';

interface DoorPanelProps {
  readonly order: Order;
  /** The shop's reason for rejecting a code that was entered offline. */
  readonly refusal?: unknown;
  readonly onHandOver: (given: Omit<Step<'deliver'>, 'verb'>) => Promise<void>;
}

/**
 * Delivery at the door: takes the customer's digits or QR code, or a photo and a name instead. The sum to collect stays
 * above.
 */
export function DoorPanel({ order, refusal, onHandOver }: DoorPanelProps) {
  const { t } = useTranslation('order');
  const [fault, setFault] = useState(() => (refusal ? deliveryCodeFault(refusal) : undefined));
  const [isByPhoto, setByPhoto] = useState(false);
  const [isSending, setSending] = useState(false);
  const hand = async (given: Omit<Step<'deliver'>, 'verb'>) => {
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    await onHandOver(given).catch((cause) => setFault(deliveryCodeFault(cause)));
    setSending(false);
  };
  const form = { order, fault, isSending, onFault: setFault, onHandOver: hand };
  return (
    <section aria-label={t('door.title')} className={css.doorPanel}>
      <DoorSum order={order} isFolding />
      {isByPhoto ? (
        <PhotoForm {...form} onCode={() => setByPhoto(false)} />
      ) : (
        <CodeForm {...form} onNoCode={() => setByPhoto(true)} />
      )}
    </section>
  );
}

interface FormProps {
  readonly order: Order;
  readonly fault?: OrderFault;
  readonly isSending: boolean;
  readonly onFault: (fault: OrderFault) => void;
  readonly onHandOver: (given: Omit<Step<'deliver'>, 'verb'>) => Promise<void>;
}

function CodeForm({
  order,
  fault,
  isSending,
  onFault,
  onHandOver,
  onNoCode,
}: FormProps & { onNoCode: () => void }) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const { isOffline } = useOffline();
  const [code, setCode] = useState('');
  const [isScanning, setScanning] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const intoSight = () => {
    if (document.activeElement === field.current) field.current?.scrollIntoView({ block: 'nearest' });
  };
  useNumberPad(intoSight);
  const sendCode = (text: string) => {
    const read = codeIn(text, order.number);
    if (read) return void onHandOver({ data: { code: read } });
    onFault({ keys: [text.includes(':') ? 'order:door.other' : 'order:door.digits'] });
  };
  const isSecure = window.isSecureContext;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sendCode(code);
      }}
    >
      {isScanning && (
        <LazyScanner
          of="qr"
          words={{ looking: t('door.scanning'), noCamera: t('door.noCamera'), stop: t('door.stop') }}
          onText={(text) => {
            setScanning(false);
            sendCode(text);
          }}
          onClose={() => setScanning(false)}
        />
      )}
      <label htmlFor={`code-${order.id}`}>{t('door.code')}</label>
      <input
        ref={field}
        id={`code-${order.id}`}
        className="form-control"
        inputMode="numeric"
        autoComplete="off"
        maxLength={ORDER_LIMITS.codeDigits}
        aria-describedby={`code-help-${order.id}`}
        aria-invalid={fault ? true : undefined}
        value={code}
        onFocus={intoSight}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
      />
      <div
        id={`code-help-${order.id}`}
        className={fault ? 'field-error' : 'form-text'}
        role={fault ? 'alert' : undefined}
      >
        {fault ? said(fault) : t('door.codeHelp')}
      </div>
      <div className={css.otherwise}>
        {isSecure && !isScanning && (
          <Button tone="link" icon={QrCode} iconSize={20} onClick={() => setScanning(true)}>
            {t('door.scan')}
          </Button>
        )}
        <Button tone="link" icon={Camera} iconSize={20} onClick={onNoCode}>
          {t('door.noCode')}
        </Button>
      </div>
      {!isSecure && <p className="form-text">{t('door.insecure')}</p>}
      {isOffline && (
        <p className={css.offline}>
          <Icon of={WifiOff} size={20} />
          {t('door.offline')}
        </p>
      )}
      <div className={css.dock}>
        <MainButton type="submit" isBusy={isSending}>
          {t('step.deliver')}
        </MainButton>
      </div>
    </form>
  );
}

function PhotoForm({ order, fault, isSending, onHandOver, onCode }: FormProps & { onCode: () => void }) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const [photo, setPhoto] = useState<File>();
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const isLacking = !photo || !name.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!photo || !name.trim()) return;
        void onHandOver({
          data: { Name: name.trim() },
          file: { blob: photo, name: photo.name || 'door.jpg', into: 'proof' },
        });
      }}
    >
      <label className="btn btn-outline-secondary">
        <Icon of={Camera} size={20} />
        {t(photo ? 'door.photoTaken' : 'door.photo')}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="visually-hidden"
          onChange={({ target }) => setPhoto(target.files?.[0])}
        />
      </label>
      <label htmlFor={`who-${order.id}`}>{t('door.who')}</label>
      <input
        id={`who-${order.id}`}
        className="form-control"
        maxLength={ORDER_LIMITS.recipientName.max}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {((hasTried && isLacking) || fault) && (
        <p className="field-error" role="alert">
          {hasTried && isLacking ? t('door.need') : fault && said(fault)}
        </p>
      )}
      <Button tone="link" onClick={onCode}>
        {t('door.withCode')}
      </Button>
      <div className={css.dock}>
        <MainButton type="submit" isBusy={isSending}>
          {t('door.withPhoto')}
        </MainButton>
      </div>
    </form>
  );
}
