const AWAY =
  /^Invalid relations$|Connection (?:terminated|ended)|connection error and is not queryable|timeout expired|Timeout acquiring a connection|Unable to acquire a connection/;

/**
 * Tells by the wording of pg, Knex and Strapi, whose errors have no code here, that a connection is lost or none is
 * free. Strapi says "Invalid relations" if it could not look them up; if some do not exist, its message says how many.
 */
export const isDatabaseAway = (message: string): boolean => AWAY.test(message);

/** Tells by the wording of pg, whose errors have no code here, that a server does not let anybody connect. */
export const isUnreachable = (message: string): boolean =>
  /timeout expired|terminated unexpectedly/.test(message);
