interface NextPage {
  readonly next?: { readonly router?: { readonly pathname?: string } };
}

/** Reports a crashed page to the site's own log: the kind of the error and the page's route, nothing else. */
export function reportFault(error: unknown) {
  const name = error instanceof Error ? error.name : 'Unknown';
  const page = (window as NextPage).next?.router?.pathname ?? '/';
  navigator.sendBeacon?.('/report-error', JSON.stringify({ name, page }));
}
