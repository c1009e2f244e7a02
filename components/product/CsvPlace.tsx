import css from './CsvPlace.module.scss';

/** Where the buttons of the table's file will stand on a phone, in a row of their own. */
export const CsvPlace = () => <span className={css.place} aria-hidden />;
