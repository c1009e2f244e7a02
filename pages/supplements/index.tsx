import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { MyIntakes } from '@/components/supplement/MyIntakes';
import { SupplementList } from '@/components/supplement/SupplementList';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Foremost } from '@/components/ui/lists/Foremost';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';

function SupplementsPage() {
  const { t } = useTranslation(['supplement', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.supplements')} lead={t('list.lead')}>
        <LinkButton href="/supplements/new" tone="primary" icon={Plus}>
          {t('list.create')}
        </LinkButton>
      </PageTitle>
      <Foremost>
        <MyIntakes />
      </Foremost>
      <SupplementList />
    </RoleGate>
  );
}

export default withNamespaces(SupplementsPage, { supplement });
