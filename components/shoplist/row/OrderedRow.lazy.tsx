import dynamic from 'next/dynamic';
import css from './ItemRow.module.scss';

/** Loads later, in a place of the same height. */
export const LazyOrderedRow = dynamic(() => import('./OrderedRow').then((m) => m.OrderedRow), {
  ssr: false,
  loading: () => (
    <li className={css.row}>
      <div className={css.line} />
    </li>
  ),
});
