import css from './ShortWords.module.scss';

/** Words of a button, and fewer of them where a phone has no room; readers hear them all. */
export const ShortWords = ({ children, short }: { children: string; short: string }) => (
  <>
    <span className={css.long}>{children}</span>
    <span className={css.short} aria-hidden>
      {short}
    </span>
  </>
);
