import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import css from './ListFrame.module.scss';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { SearchField } from '@/components/ui/inputs/SearchField';

interface ListFrameProps<Sort extends string> {
  /** The searched text. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly sort: Sort;
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  readonly onSort: (sort: Sort) => void;
  /** The filters; on small screens a button opens them. */
  readonly panel: ReactNode;
  readonly words: Readonly<
    Record<'search' | 'searchHint' | 'sort' | 'filters' | 'filtersCount' | 'results', string>
  >;
  /** True if the filters are behind the button on wide screens too. */
  readonly isFolded?: boolean;
  /** Filter chips, shown if they fit. */
  readonly quick?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a list with search, filters and order. */
export function ListFrame<Sort extends string>(props: ListFrameProps<Sort>) {
  const { q, onSearch, sort, sorts, onSort, panel, words, isFolded, quick, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.layout} data-folded={isFolded || undefined}>
      <div className={css.bar}>
        <SearchField value={q} onChange={onSearch} label={words.search} placeholder={words.searchHint} />
        <label className={css.sort}>
          <span className="visually-hidden">{words.sort}</span>
          <select
            className="form-select"
            value={sort}
            onChange={({ target }) => {
              const chosen = sorts.find(({ value }) => value === target.value);
              if (chosen) onSort(chosen.value);
            }}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button
          icon={SlidersHorizontal}
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls="list-filters"
          onClick={() => setOpen(!isOpen)}
        >
          {words.filtersCount}
        </Button>
        {quick}
      </div>
      <aside id="list-filters" aria-label={words.filters} className={css.side} data-open={isOpen}>
        {panel && <div className={css.panel}>{panel}</div>}
      </aside>
      <section aria-label={words.results} className={css.results}>
        {children}
      </section>
    </div>
  );
}

/** The selects of a filter panel. */
export const FilterLimits = ({ children }: { children: ReactNode }) => (
  <div className={css.limits}>{children}</div>
);

export const ListCount = ({ children, isLoading }: { children: ReactNode; isLoading?: boolean }) => (
  <p className={css.count} role={isLoading ? undefined : 'status'}>
    {children}
  </p>
);

interface NothingFoundProps {
  readonly title: string;
  readonly text: string;
  /** Suggestions, each run by one tap. */
  readonly tries: readonly (readonly [label: string, onTry: () => void] | false)[];
  readonly clear?: ReactNode;
  readonly create: ReactNode;
}

/** Shown if a search has no results: suggestions, and a button that clears the filters. */
export function NothingFound({ title, text, tries, clear, create }: NothingFoundProps) {
  return (
    <EmptyState title={title} text={text}>
      {clear}
      {tries.map(
        (one) =>
          one && (
            <Button key={one[0]} onClick={one[1]}>
              {one[0]}
            </Button>
          ),
      )}
      {create}
    </EmptyState>
  );
}
