import { BookPlus, EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import { RemoteList } from '@/components/ui/lists/RemoteList';
import { Row, Rows, RowText } from '@/components/ui/lists/Rows';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Tag } from '@/components/ui/Tag';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';
import { useCookbookCalls, useCookbooks, type CookbookPart } from '@/context/cookbook/cookbooks';
import { useRole } from '@/context/RoleContext';
import { LIMITS } from '@/lib/domain/limits';
import css from './Cookbooks.module.scss';
const PARTS: readonly CookbookPart[] = ['mine', 'public'];

/** Shows one's own and co-edited cookbooks, and the public ones. */
export function Cookbooks() {
  const { t } = useTranslation('cookbook');
  const { query } = useRouter();
  const { may } = useRole();
  const isMember = may('cookbooks.create');
  const part: CookbookPart = query.part === 'public' || !isMember ? 'public' : 'mine';
  const { remote, reload } = useCookbooks(part);
  return (
    <>
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
        {(cookbooks) => (
          <Rows>
            {cookbooks.map(({ id, Name, Description, visibility, hidden, cover, recipeCount }) => (
              <Row key={id}>
                <div className={css.one}>
                  <Picture image={cover} alt="" sizes="64px" ratio="1x1" className={css.cover} />
                  <RowText>
                    <Link href={`/cookbooks/${id}`}>{Name}</Link>
                    <small>{t('holds', { count: recipeCount })}</small>
                    {Description && <small className={css.words}>{Description}</small>}
                  </RowText>
                </div>
                {part === 'mine' && visibility === 'private' && <Tag icon={Lock}>{t('private')}</Tag>}
                {hidden && (
                  <Tag tone="attention" icon={EyeOff}>
                    {t('hidden')}
                  </Tag>
                )}
              </Row>
            ))}
          </Rows>
        )}
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
