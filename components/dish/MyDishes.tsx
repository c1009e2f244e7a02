import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { EmptyState } from '@/components/ui/EmptyState';
import { PagedList } from '@/components/ui/PagedList';
import { useMyDishes, type MyPart } from '@/context/data/dishes';
import { DishGrid, DishGridSkeleton } from './DishGrid';
import { DraftList } from './DraftList';

const PARTS: readonly MyPart[] = ['mine', 'shared', 'saved'];
const FIRST_STEPS: Record<MyPart, string> = { mine: '/dishes/new', shared: '/dishes', saved: '/dishes' };

/** My recipes, those shared with me, those I saved; which of them, and the page, stand in the address. */
export function MyDishes() {
  const { t } = useTranslation(['recipe', 'common']);
  const { query } = useRouter();
  const part = PARTS.find((one) => one === query.part) ?? 'mine';
  const page = Math.max(1, Math.floor(Number(query.page)) || 1);
  const { remote, reload } = useMyDishes(part, page);
  const hrefOf = (of: MyPart, at = 1) => {
    const search = new URLSearchParams({
      ...(of !== 'mine' && { part: of }),
      ...(at > 1 && { page: String(at) }),
    }).toString();
    return search ? `/dishes/my?${search}` : '/dishes/my';
  };
  return (
    <>
      <nav aria-label={t('mine.parts')} className="part-links">
        {PARTS.map((one) => (
          <Link key={one} href={hrefOf(one)} aria-current={one === part ? 'page' : undefined}>
            {t(`mine.${one}`)}
          </Link>
        ))}
      </nav>
      {part === 'mine' && <DraftList />}
      <PagedList
        of={remote}
        skeleton={<DishGridSkeleton count={4} />}
        onRetry={reload}
        hrefOf={(at) => hrefOf(part, at)}
        nothing={
          <EmptyState title={t(`mine.empty.${part}`)} text={t(`mine.emptyHelp.${part}`)}>
            <Link href={FIRST_STEPS[part]} className="btn btn-primary">
              {t(`mine.first.${part}`)}
            </Link>
            {part === 'mine' && (
              <Link href="/import" className="btn btn-outline-primary">
                {t('common:menu.import')}
              </Link>
            )}
          </EmptyState>
        }
      >
        {(data) => <DishGrid dishes={data} showsState />}
      </PagedList>
    </>
  );
}
