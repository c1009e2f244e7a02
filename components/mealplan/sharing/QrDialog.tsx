import { Download, Expand, Link2, Printer, RotateCw, Shrink, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import QRCode from 'react-qr-code';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import { isOwner, type Plan } from '@/lib/domain/mealplan/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import sharing from '@/locales/en/sharing.json';
import css from './QrDialog.module.scss';
import { Poster } from './Poster';
import { PrivateDishes } from './PrivateDishes';
import { savePng } from './savePng';
import { useCopyLink } from './useCopyLink';

interface QrDialogProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}
type Purpose = 'read' | 'join';

/** Dialog with the plan's QR code: normal, full screen, as an image, and on a poster of the week. */
function Dialog({ plan, onChanged, onClose }: QrDialogProps) {
  const { t } = useTranslation(['mealplan', 'sharing', 'common']);
  const confirm = useConfirm();
  const calls = usePlanCalls();
  const copyLink = useCopyLink();
  const box = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState(plan.joinToken);
  const canBeRead = plan.visibility === 'public' && plan.version > 0;
  const [purpose, setPurpose] = useState<Purpose>(canBeRead ? 'read' : 'join');
  const [isFull, setFull] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const isJoin = purpose === 'join' && Boolean(token);
  const path = isJoin ? `/mealplan/join/${token}` : `/mealplan/${plan.id}`;
  // Only the owner knows the private recipes and that strangers may use the code.
  const secrets = Object.values(plan.parts.dishes).filter(({ visibility }) => visibility === 'private');
  const url = `${window.location.origin}${path}`;

  const renew = async () => {
    const title = t('sharing:qr.renewTitle', { name: plan.Name });
    const text = { title, body: t('sharing:qr.renewText'), confirmLabel: t('sharing:qr.renew') };
    if (!(await confirm(text))) return;
    try {
      setToken((await calls.renewToken(plan.id)).joinToken);
      await onChanged();
    } catch {
      // An alert already reports it; the old code stays valid.
    }
  };
  const download = () => {
    const drawing = box.current?.querySelector('svg');
    if (drawing) savePng(drawing, plan.Name);
  };
  return (
    <Modal
      show
      centered
      fullscreen={isFull ? true : undefined}
      onHide={onClose}
      aria-labelledby="qr-title"
      contentClassName={isFull ? css.qrFull : undefined}
    >
      <Modal.Header>
        <h2 id="qr-title" className="h4 mb-0">
          {plan.Name}
        </h2>
      </Modal.Header>
      <Modal.Body className={css.qrBody}>
        {canBeRead && token && <PurposeToggle value={purpose} onChange={setPurpose} />}
        <div ref={box} className={css.qr}>
          <QRCode
            value={url}
            size={256}
            title={t('sharing:qr.alt', { name: plan.Name })}
            bgColor="#ffffff"
            fgColor="#2b2320"
          />
        </div>
        <p>{t(isJoin ? 'sharing:qr.join' : 'sharing:qr.read')}</p>
        <p className={css.address}>{url}</p>
        {isOwner(plan) && purpose === 'join' && (
          <PrivateDishes names={secrets.map(({ Name }) => Name)} text="qr.private" />
        )}
      </Modal.Body>
      <Modal.Footer className={css.qrFoot}>
        <Button icon={isFull ? Shrink : Expand} onClick={() => setFull(!isFull)}>
          {t(isFull ? 'sharing:qr.smaller' : 'sharing:qr.full')}
        </Button>
        <Button icon={Link2} onClick={() => copyLink(url, !canBeRead && !isJoin)}>
          {t('action.copyLink')}
        </Button>
        <Button icon={Download} onClick={download}>
          {t('sharing:qr.png')}
        </Button>
        <Button icon={Printer} onClick={() => setPrinting(true)}>
          {t('sharing:qr.poster')}
        </Button>
        {isOwner(plan) && purpose === 'join' && (
          <Button tone="outline-danger" icon={RotateCw} onClick={renew}>
            {t('sharing:qr.renew')}
          </Button>
        )}
        <Button tone="primary" icon={X} onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </Modal.Footer>
      {isPrinting && <Poster plan={plan} url={url} onPrinted={() => setPrinting(false)} />}
    </Modal>
  );
}

/** Chooses the effect of scanning the code: reading or joining. */
function PurposeToggle({ value, onChange }: { value: Purpose; onChange: (purpose: Purpose) => void }) {
  const { t } = useTranslation('sharing');
  return (
    <Toggle
      label={t('qr.purpose')}
      options={[
        { value: 'read', text: t('qr.toRead') },
        { value: 'join', text: t('qr.toJoin') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

export const QrDialog = withNamespaces(Dialog, { sharing });
