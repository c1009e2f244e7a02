/** Under this name the running timers are kept in this browser. */
export const TIMERS = 'timers';
