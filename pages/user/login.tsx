import { LoginScreen } from '@/components/account/LoginScreen';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import account from '@/locales/en/account.json';
import validation from '@/locales/en/validation.json';

export default withNamespaces(LoginScreen, { account, validation });
