import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { MyIntakes } from '@/components/supplement/MyIntakes';
import { SupplementList } from '@/components/supplement/SupplementList';
import { Foremost } from '@/components/ui/lists/Foremost';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';

function SupplementsPage() {
  const { t } = useTranslation(['supplement', 'common']);
  return (
    <RoleGate>
      <PageTitle title={t('common:menu.supplements')} lead={t('list.lead')}>
        <Link href="/supplements/new" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('list.create')}
        </Link>
      </PageTitle>
      <Foremost>
        <MyIntakes />
      </Foremost>
      <SupplementList />
    </RoleGate>
  );
}

export default withNamespaces(SupplementsPage, { supplement });
