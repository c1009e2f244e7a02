import { LogOut } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirmedSignOut } from '@/components/layout/nav/useConfirmedSignOut';
import { Button } from '@/components/ui/inputs/Button';

/** Button that signs out, in every tab at once. */
export function SessionPanel() {
  const { t } = useTranslation(['account', 'common']);
  const signOut = useConfirmedSignOut();
  return (
    <section className="panel" aria-labelledby="settings-session">
      <h2 id="settings-session">{t('settings.session')}</h2>
      <p className="text-body-secondary">{t('settings.signOutText')}</p>
      <Button icon={LogOut} onClick={signOut}>
        {t('common:action.signOut')}
      </Button>
    </section>
  );
}
