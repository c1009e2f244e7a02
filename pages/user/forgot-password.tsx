import { useTranslation } from 'next-i18next/pages';
import { AccountFrame } from '@/components/account/AccountFrame';
import { ForgotForm } from '@/components/account/ForgotForm';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import account from '@/locales/en/account.json';
import validation from '@/locales/en/validation.json';

function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotForm />
    </AccountFrame>
  );
}

export default withNamespaces(ForgotPasswordPage, { account, validation });
