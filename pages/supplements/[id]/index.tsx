import { useRouter } from 'next/router';
import { RoleGate } from '@/components/layout/RoleGate';
import { RecordPage } from '@/components/records/RecordPage';
import { SupplementActions } from '@/components/supplement/SupplementActions';
import { SupplementView } from '@/components/supplement/SupplementView';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useSupplement } from '@/context/supplement/supplements';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import supplement from '@/locales/en/supplement.json';

function SupplementPage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <SupplementScreen id={Number(query.id)} />}</RoleGate>;
}

function SupplementScreen({ id }: { id: number }) {
  const { remote, reload } = useSupplement(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
      {(found) => (
        <RecordPage record={found} actions={<SupplementActions supplement={found} onChanged={reload} />}>
          <SupplementView supplement={found} />
        </RecordPage>
      )}
    </RemoteView>
  );
}

export default withNamespaces(SupplementPage, { supplement });
