import { Download, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useMyToday, useReadLogs } from '@/context/calendar/calendar';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Subscription } from '@/lib/domain/mealplan/record';
import { saveFile } from '@/lib/browser/saveFile';
import { fileName } from '../sharing/savePng';
import { usePlanText } from './usePlanText';

interface UnsubscribeDialogProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Dialog that warns of losing all data of the subscription, and offers to download it first. */
export function UnsubscribeDialog({ subscription, onClose }: UnsubscribeDialogProps) {
  const { t } = useTranslation(['mealplan', 'sharing', 'common']);
  const router = useRouter();
  const calls = usePlanCalls();
  const readLogs = useReadLogs();
  const planText = usePlanText();
  const { day: today } = useMyToday();
  const [isBusy, setBusy] = useState(false);
  const { Name, startDate } = subscription;

  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const logs = startDate <= today ? await readLogs(startDate, today) : [];
      const text = planText(subscription, logs);
      saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${fileName(Name)}.txt`);
    } catch {
      // An alert already reports it.
    } finally {
      setBusy(false);
    }
  };
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await calls.unsubscribe(subscription);
      onClose();
      await router.push('/mealplan/my?tab=following');
    } catch {
      setBusy(false); // An alert already reports it.
    }
  };
  return (
    <Modal
      show
      centered
      onHide={onClose}
      aria-labelledby="unsubscribe-title"
      aria-describedby="unsubscribe-body"
    >
      <Modal.Body className="confirm">
        <Icon of={TriangleAlert} className="confirm-icon" size={32} />
        <div>
          <h2 id="unsubscribe-title" className="h4">
            {t('sharing:unsubscribe.title', { name: Name })}
          </h2>
          <div id="unsubscribe-body">
            <p>{t('sharing:unsubscribe.text')}</p>
            <p className="mb-0">{t('sharing:unsubscribe.help')}</p>
          </div>
          <Button tone="outline-primary" icon={Download} className="mt-3" isBusy={isBusy} onClick={download}>
            {t('sharing:unsubscribe.download')}
          </Button>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button autoFocus onClick={onClose}>
          {t('common:action.back')}
        </Button>
        <Button tone="danger" isBusy={isBusy} onClick={end}>
          {t('action.unsubscribe')}
        </Button>
      </Modal.Footer>
    </Modal>
  );
}
