/** Name under which the running timers are stored in this browser. */
export const TIMERS_NAME = 'timers';
