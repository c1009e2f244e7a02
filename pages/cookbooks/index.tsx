import { useTranslation } from 'next-i18next/pages';
import { Cookbooks } from '@/components/cookbook/Cookbooks';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { sendCookbooks } from '@/context/cookbook/cookbooks';
import { publicPage } from '@/context/remote/publicPage';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';

function CookbooksPage() {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <PageTitle title={t('menu.cookbooks')} />
      <Cookbooks />
    </RoleGate>
  );
}

export default publicPage(withNamespaces(CookbooksPage, { cookbook }), async () => ({
  answers: [await sendCookbooks()],
}));
