import Link from 'next/link';
import type { ReactNode } from 'react';
import { SearchField } from '@/components/ui/SearchField';
import { LIBRARY_PARTS, type LibraryFilters } from '@/context/data/library';
import css from '@/components/records/LibraryCard.module.scss';

interface LibraryBarProps {
  readonly filters: LibraryFilters | null;
  readonly words: Readonly<Record<'mine' | 'public' | 'parts' | 'search' | 'hint', string>>;
  readonly hrefOf: (part: Partial<LibraryFilters>) => string;
  readonly onSearch: (q: string) => void;
  readonly children?: ReactNode;
}

/** Mine or everybody's, and a search; it all stands in the address. */
export function LibraryBar({ filters, words, hrefOf, onSearch, children }: LibraryBarProps) {
  return (
    <>
      <nav aria-label={words.parts} className="part-links">
        {LIBRARY_PARTS.map((part) => (
          <Link
            key={part}
            href={hrefOf({ part, tag: '', page: 1 })}
            aria-current={part === filters?.part ? 'page' : undefined}
          >
            {words[part]}
          </Link>
        ))}
      </nav>
      <div className={css.bar}>
        <SearchField
          value={filters?.q ?? ''}
          onChange={onSearch}
          label={words.search}
          placeholder={words.hint}
        />
        {children}
      </div>
    </>
  );
}
