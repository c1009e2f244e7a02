import css from './CsvPlace.module.scss';

/** Reserves the row of the CSV buttons on a phone while they load. */
export const CsvPlace = () => <span className={css.place} aria-hidden />;
