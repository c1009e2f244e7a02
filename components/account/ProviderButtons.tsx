import { Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useSignIn, useSignInMethods, type PopupProvider } from '@/context/account/account';
import css from './ProviderButtons.module.scss';
import { AuthErrorNote } from './AuthErrorNote';
import { LazyPhoneDialog } from './PhoneDialog.lazy';
import { ProviderMark } from './ProviderMark';
import { LazyTestAccountDialog } from './TestAccountDialog.lazy';

type Open = PopupProvider | 'phone' | null;

/**
 * Offers the other sign-in methods enabled in the configuration; with the emulator, a small dialog replaces the
 * provider's window.
 */
export function ProviderButtons() {
  const { t } = useTranslation('account');
  const { providers, hasPhone, isLocal } = useSignInMethods();
  const signIn = useSignIn();
  const [open, setOpen] = useState<Open>(null);
  const [fault, setFault] = useState<unknown>();
  if (providers.length === 0 && !hasPhone) return null;

  const choose = async (provider: PopupProvider) => {
    setFault(undefined);
    if (isLocal) return setOpen(provider);
    await signIn({ by: 'provider', provider }).catch(setFault);
  };
  return (
    <>
      <p className={css.or}>{t('login.or')}</p>
      <AuthErrorNote fault={fault} />
      <div className={css.providers}>
        {providers.map((provider) => (
          <Button key={provider} onClick={() => choose(provider)}>
            <ProviderMark provider={provider} />
            {t(`provider.${provider}`)}
          </Button>
        ))}
        {hasPhone && (
          <Button icon={Smartphone} iconSize={20} onClick={() => setOpen('phone')}>
            {t('provider.phone')}
          </Button>
        )}
      </div>
      {open === 'phone' && <LazyPhoneDialog onClose={() => setOpen(null)} />}
      {open && open !== 'phone' && <LazyTestAccountDialog provider={open} onClose={() => setOpen(null)} />}
    </>
  );
}
