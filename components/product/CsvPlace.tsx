/** Reserves the row of the CSV buttons on a phone while they load. */
export const CsvPlace = () => <span className="skeleton-control w-100 d-md-none" aria-hidden />;
