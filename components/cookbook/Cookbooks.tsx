import { BookPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { ListMeta } from '@/components/records/ListMeta';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/inputs/Button';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { useCookbookCalls, useCookbooks, type CookbookPart } from '@/context/cookbook/cookbooks';
import { useRole } from '@/context/RoleContext';
import { LIMITS } from '@/lib/domain/limits';
import { CookbookRows } from './CookbookRows';

const PARTS: readonly CookbookPart[] = ['mine', 'public'];

/** Shows one's own and co-edited cookbooks, and the public ones. */
export function Cookbooks() {
  const { t } = useTranslation(['cookbook', 'common']);
  const { query } = useRouter();
  const { may } = useRole();
  const isMember = may('cookbooks.create');
  const part: CookbookPart = query.part === 'public' || !isMember ? 'public' : 'mine';
  const { remote, reload } = useCookbooks(part);
  return (
    <>
      <ListMeta
        path="/cookbooks"
        title={t('common:menu.cookbooks')}
        about={t('lead')}
        query={{}}
        shown={part === 'public' && remote.status === 'ready' ? { records: remote.data } : null}
        room="/cookbooks"
      />
      {isMember && (
        <>
          <Tabs label={t('parts')}>
            {PARTS.map((one) => (
              <Tab
                key={one}
                href={one === 'mine' ? '/cookbooks' : `/cookbooks?part=${one}`}
                isCurrent={one === part}
              >
                {t(one)}
              </Tab>
            ))}
          </Tabs>
          <NewCookbook />
        </>
      )}
      <RemoteList
        of={remote}
        skeleton={<SkeletonRows count={4} />}
        onRetry={reload}
        nothing={
          part === 'mine' ? (
            <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <EmptyState title={t('emptyPublic')} text={t('emptyPublicText')} />
          )
        }
      >
        {(cookbooks) => <CookbookRows cookbooks={cookbooks} showsState={part === 'mine'} />}
      </RemoteList>
    </>
  );
}

function NewCookbook() {
  const { t } = useTranslation('cookbook');
  const router = useRouter();
  const calls = useCookbookCalls();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button tone="primary" icon={BookPlus} onClick={() => setOpen(true)}>
          {t('create')}
        </Button>
      </p>
      {isOpen && (
        <LazyOneFieldDialog
          title={t('create')}
          label={t('newName')}
          maxLength={LIMITS.cookbook.name.max}
          onSend={async (name) => router.push(`/cookbooks/${(await calls.create(name)).id}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
