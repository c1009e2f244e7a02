import css from './ShortWords.module.scss';

/** Text of a button with a shorter version for phones; screen readers read the long one. */
export const ShortWords = ({ children, short }: { children: string; short: string }) => (
  <>
    <span className={css.long}>{children}</span>
    <span className={css.short} aria-hidden>
      {short}
    </span>
  </>
);
