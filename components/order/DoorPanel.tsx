import { Camera, QrCode, WifiOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { MainButton } from './MainButton';
import type { Step } from '@/context/data/orders';
import { codeIn } from '@/lib/domain/order/code';
import type { Order } from '@/lib/domain/order/record';
import { ORDER_LIMITS } from '@/lib/domain/order/types';
import { doorFault } from '@/lib/faults/orderFault';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { useOffline } from '@/lib/hooks/useOffline';
import css from './DoorPanel.module.scss';

const Scanner = dynamic(() => import('@/components/scan/Scanner').then((module) => module.Scanner), {
  ssr: false,
});

interface DoorPanelProps {
  readonly order: Order;
  /** Why an earlier code, taken without network, did not do. */
  readonly refusal?: unknown;
  readonly onHandOver: (given: Omit<Step, 'verb'>) => Promise<void>;
}

/** At the door: the customer's digits or their QR code; without either a photo and a name. */
export function DoorPanel({ order, refusal, onHandOver }: DoorPanelProps) {
  const { t } = useTranslation('order');
  const { said } = useFaultText();
  const { isOffline } = useOffline();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState(() => (refusal ? doorFault(refusal) : undefined));
  const [isScanning, setScanning] = useState(false);
  const [isSending, setSending] = useState(false);
  const hand = async (given: Omit<Step, 'verb'>) => {
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    await onHandOver(given).catch((cause) => setFault(doorFault(cause)));
    setSending(false);
  };
  const sendCode = (text: string) => {
    const read = codeIn(text, order.number);
    if (read) return void hand({ data: { code: read } });
    setFault({ keys: [text.includes(':') ? 'order:door.other' : 'order:door.digits'] });
  };
  const isSecure = window.isSecureContext;
  return (
    <section aria-label={t('door.title')} className={css.doorPanel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sendCode(code);
        }}
      >
        <label htmlFor={`code-${order.id}`}>{t('door.code')}</label>
        <input
          id={`code-${order.id}`}
          className="form-control"
          inputMode="numeric"
          autoComplete="off"
          maxLength={ORDER_LIMITS.codeDigits}
          aria-describedby={`code-help-${order.id}`}
          aria-invalid={fault ? true : undefined}
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
        />
        <div
          id={`code-help-${order.id}`}
          className={fault ? 'field-error' : 'form-text'}
          role={fault ? 'alert' : undefined}
        >
          {fault ? said(fault) : t('door.codeHelp')}
        </div>
        {isOffline && (
          <p className={css.offline}>
            <WifiOff size={20} aria-hidden />
            {t('door.offline')}
          </p>
        )}
        <MainButton type="submit" aria-disabled={isSending || undefined}>
          {t('step.deliver')}
        </MainButton>
      </form>
      {isSecure && !isScanning && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setScanning(true)}>
          <QrCode size={20} aria-hidden />
          {t('door.scan')}
        </button>
      )}
      {isScanning && (
        <Scanner
          of="qr"
          words={{ looking: t('door.scanning'), noCamera: t('door.noCamera'), stop: t('door.stop') }}
          onText={(text) => {
            setScanning(false);
            sendCode(text);
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {!isSecure && <p className="form-text">{t('door.insecure')}</p>}
      <PhotoForm order={order} onHandOver={hand} />
    </section>
  );
}

function PhotoForm({ order, onHandOver }: DoorPanelProps) {
  const { t } = useTranslation('order');
  const [photo, setPhoto] = useState<File>();
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [hasFault, setFault] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className="btn btn-link" onClick={() => setOpen(true)}>
        {t('door.noCode')}
      </button>
    );
  }
  const send = () => {
    if (!photo || !name.trim()) return setFault(true);
    void onHandOver({
      data: { Name: name.trim() },
      file: { blob: photo, name: photo.name || 'door.jpg', into: 'proof' },
    });
  };
  return (
    <div className={css.photo}>
      <label className="btn btn-outline-secondary">
        <Camera size={20} aria-hidden />
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
      {hasFault && (!photo || !name.trim()) && (
        <p className="field-error" role="alert">
          {t('door.need')}
        </p>
      )}
      <button type="button" className="btn btn-outline-primary" onClick={send}>
        {t('door.withPhoto')}
      </button>
    </div>
  );
}
