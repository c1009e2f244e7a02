import css from './CsvPlace.module.scss';

/** Reserves space for the CSV buttons while they load; on a phone they have their own row. */
export const CsvPlace = () => <span className={css.place} aria-hidden />;
