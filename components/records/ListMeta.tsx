import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { useLanguage } from '@/context/LanguageContext';
import type { Many } from '@/context/records/library';
import { pagePaths } from '@/lib/domain/site/address';
import { listJsonLd } from '@/lib/domain/site/jsonLd';
import type { Remote } from '@/lib/remote/remote';

interface ShownRecords {
  readonly records: readonly { readonly id: number; readonly Name: string }[];
  /** Number of records on earlier pages. */
  readonly before?: number;
  /** Number of records on all pages. */
  readonly total?: number;
}
interface ListMetaProps {
  readonly path: '/dishes' | '/mealplan/list' | '/cookbooks';
  readonly title: string;
  readonly about: string;
  /** Query of the address; null while it is not known. */
  readonly query: Readonly<Record<string, string>> | null;
  /** Records that the page shows; null until they are known. */
  readonly shown: ShownRecords | null;
  /** Path of the records' own pages. */
  readonly room: '/dishes' | '/mealplan' | '/cookbooks';
}

/** Metadata of a public list; a searched, filtered or sorted one is followed but not indexed. */
export function ListMeta({ path, title, about, query, shown, room }: ListMetaProps) {
  const { language } = useLanguage();
  const { page = '1', ...narrowing } = query ?? {};
  return (
    <PublicMeta
      title={title}
      about={about}
      language={language}
      paths={pagePaths(path, language, Number(page))}
      robots={Object.keys(narrowing).length > 0 ? 'noindex, follow' : undefined}
      data={(site) => (shown ? [listJsonLd(site, { ...shown, pages: pagesOf(shown, room) })] : [])}
    />
  );
}

const pagesOf = ({ records }: ShownRecords, room: string) =>
  records.map(({ id, Name }) => ({ name: Name, path: `${room}/${id}` }));

/** Returns the records of one page of a list, with their place among all. */
export function shownOn(
  remote: Remote<Many<{ readonly id: number; readonly Name: string }>>,
): ShownRecords | null {
  if (remote.status !== 'ready') return null;
  const { page, pageSize, total } = remote.data.pagination;
  return { records: remote.data.data, before: (page - 1) * pageSize, total };
}
