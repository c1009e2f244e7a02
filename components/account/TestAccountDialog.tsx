import { useTranslation } from 'next-i18next/pages';
import { FormDialog } from '@/components/forms/FormDialog';
import { TextField } from '@/components/forms/TextField';
import { useSignIn, type PopupProvider } from '@/context/account/account';
import { testAccountSchema } from '@/lib/forms/account/schema';

const NAMES: Readonly<Record<PopupProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  twitter: 'Twitter',
};
const BLANK = { Name: '', email: '' };

interface TestAccountDialogProps {
  readonly provider: PopupProvider;
  readonly onClose: () => void;
}

/** Replaces the provider's own window, which needs the internet: accepts any name. Local identity only. */
export function TestAccountDialog({ provider, onClose }: TestAccountDialogProps) {
  const { t } = useTranslation('account');
  const signIn = useSignIn();
  return (
    <FormDialog
      title={t('testAccount.title')}
      initial={BLANK}
      schema={testAccountSchema}
      save={({ Name, email }) =>
        signIn({ by: 'testAccount', provider, name: Name.trim(), email: email.trim() })
      }
      sendLabel={t('testAccount.button')}
      onClose={onClose}
    >
      <p>{t('testAccount.text', { provider: NAMES[provider] })}</p>
      <TextField name="Name" label={t('field.name')} isRequired />
      <TextField name="email" label={t('field.email')} type="email" isRequired />
    </FormDialog>
  );
}
