import { House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { ShopLists } from '@/components/shoplist/ShopLists';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import shoplist from '@/locales/en/shoplist.json';
import validation from '@/locales/en/validation.json';

function ShopListsPage() {
  const { t } = useTranslation(['shoplist', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('lists.title')} lead={t('lists.lead')}>
        <LinkButton href="/pantry" tone="outline-primary" icon={House}>
          {t('common:menu.pantry')}
        </LinkButton>
      </PageTitle>
      <ShopLists />
    </RoleGate>
  );
}

export default withNamespaces(ShopListsPage, { shoplist, validation });
