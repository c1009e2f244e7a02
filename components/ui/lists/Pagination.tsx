import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/inputs/LinkButton';

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
}

/** Number of pages from which a list also links to all of them, for whoever follows links alone. */
const MANY_PAGES = 8;

/** Links to a list's pages, each with its own URL: first, last, and those around the current one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t('pages.label')} className="pages">
      <Step isThere={page > 1} href={hrefOf(page - 1)} label={t('pages.previous')} rel="prev" />
      <ul>
        {pagesAround(page, pageCount).map((at, index) => (
          <li key={at ?? `gap-${index}`}>
            {at === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                href={hrefOf(at)}
                aria-label={t('pages.page', { page: at })}
                aria-current={at === page ? 'page' : undefined}
                className="page-number"
              >
                {at}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Step isThere={page < pageCount} href={hrefOf(page + 1)} label={t('pages.next')} rel="next" />
      {pageCount >= MANY_PAGES && <AllPages {...{ page, pageCount, hrefOf }} />}
    </nav>
  );
}

/** Links to every page, folded: from here each record of a long list is two links away, without scripts too. */
function AllPages({ page, pageCount, hrefOf }: PaginationProps) {
  const { t } = useTranslation();
  return (
    <details className="all-pages">
      <summary>{t('pages.all')}</summary>
      <ul>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((at) => (
          <li key={at}>
            <Link
              href={hrefOf(at)}
              prefetch={false}
              aria-current={at === page ? 'page' : undefined}
              className="page-number"
            >
              {at}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Step({
  isThere,
  href,
  label,
  rel,
}: {
  isThere: boolean;
  href: string;
  label: string;
  rel: 'prev' | 'next';
}) {
  const content = (
    <>
      {rel === 'prev' && <Icon of={ChevronLeft} />}
      {label}
      {rel === 'next' && <Icon of={ChevronRight} />}
    </>
  );
  if (!isThere)
    return (
      <span role="link" className="btn btn-outline-secondary disabled" aria-disabled="true">
        {content}
      </span>
    );
  return (
    <LinkButton href={href} rel={rel}>
      {content}
    </LinkButton>
  );
}

/** Returns the page numbers to link, as in 1 … 4 5 6 … 20; null is a gap. */
function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (at) => at >= 1 && at <= pageCount,
  );
  return shown.flatMap((at, index) => {
    const before = shown[index - 1];
    if (before === undefined || at - before === 1) return [at];
    return at - before === 2 ? [at - 1, at] : [null, at];
  });
}
