import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { CookbookActions } from '@/components/cookbook/CookbookActions';
import { CookbookView } from '@/components/cookbook/CookbookView';
import { ClosedNote } from '@/components/layout/notes/ClosedNote';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { RecordMeta } from '@/components/records/RecordMeta';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { sendCookbook, useCookbook } from '@/context/cookbook/cookbooks';
import { ofRecord, publicPage } from '@/context/remote/publicPage';
import { coverOf } from '@/lib/domain/dish/cookbook';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import cookbook from '@/locales/en/cookbook.json';

function CookbookPage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <CookbookScreen id={Number(query.id)} />}</RoleGate>;
}

function CookbookScreen({ id }: { id: number }) {
  const { t } = useTranslation(['cookbook', 'common']);
  const { remote, reload } = useCookbook(id);
  return (
    <RemoteView
      of={remote}
      skeleton={<SkeletonRows count={6} />}
      onRetry={reload}
      closed={
        <ClosedNote
          title={t('gone')}
          visitor={t('goneVisitor')}
          member={t('goneMember')}
          list={{ path: '/cookbooks', label: t('common:menu.cookbooks') }}
        />
      }
    >
      {(found) => (
        <>
          <RecordMeta
            record={found}
            path={`/cookbooks/${found.id}`}
            list={{ name: t('common:menu.cookbooks'), path: '/cookbooks' }}
            picture={coverOf(found)}
            dishes={found.dishes.filter(({ isClosed }) => !isClosed)}
          />
          <PageTitle title={found.Name}>
            <CookbookActions cookbook={found} />
          </PageTitle>
          <CookbookView cookbook={found} />
        </>
      )}
    </RemoteView>
  );
}

export default publicPage(
  withNamespaces(CookbookPage, { cookbook }),
  ofRecord(async (id) => ({ answers: [await sendCookbook(id)] })),
);
