import { Link2, RotateCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import QRCode from 'react-qr-code';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useAlerts } from '@/context/AlertContext';
import { useHouseholdCalls } from '@/context/pantry/household';
import type { Household } from '@/lib/domain/pantry/types';
import css from './HouseholdLink.module.scss';

/** Link and QR code that invite into the household; its owner can renew them, which ends the old link. */
export function HouseholdLink({ own: { id, Name, myRole }, token }: { own: Household; token: string }) {
  const { t } = useTranslation('pantry');
  const { show } = useAlerts();
  const confirm = useConfirm();
  const calls = useHouseholdCalls();
  const url = `${window.location.origin}/pantry?join=${token}`;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => show({ kind: 'success', keys: ['pantry:household.copied'] }),
      () => show({ kind: 'info', text: url }),
    );
  const renew = async () => {
    const text = {
      title: t('household.renewTitle', { name: Name }),
      body: t('household.renewText'),
      confirmLabel: t('household.renew'),
    };
    if (await confirm(text)) await calls.renew(id).catch(() => undefined); // an alert shows the error
  };
  return (
    <section className={css.link} aria-labelledby="home-link">
      <h3 id="home-link" className="h6">
        {t('household.link')}
      </h3>
      <p>{t('household.linkHelp')}</p>
      <div className={css.code}>
        <QRCode
          value={url}
          size={160}
          title={t('household.qr', { name: Name })}
          bgColor="#ffffff"
          fgColor="#2b2320"
        />
      </div>
      <p className={css.address}>{url}</p>
      <div className={css.actions}>
        <Button tone="outline-primary" icon={Link2} onClick={() => void copy()}>
          {t('household.copy')}
        </Button>
        {myRole === 'owner' && (
          <Button tone="outline-danger" icon={RotateCw} onClick={() => void renew()}>
            {t('household.renew')}
          </Button>
        )}
      </div>
    </section>
  );
}
