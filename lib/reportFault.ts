import { fieldOf } from '@/lib/domain/fieldOf';

/** Reports a crashed page to the site's own log: the kind of the error and the page's route, nothing else. */
export function reportFault(error: unknown) {
  const name = error instanceof Error ? error.name : 'Unknown';
  const page = fieldOf(fieldOf(fieldOf(window, 'next'), 'router'), 'pathname') ?? '/';
  navigator.sendBeacon?.('/report-error', JSON.stringify({ name, page }));
}
