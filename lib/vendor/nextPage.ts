import type { NEXT_DATA } from 'next/dist/shared/lib/utils';

/** Returns the build of this page from Next's `__NEXT_DATA__`, which alone names it in the browser. */
export const pageBuild = (): string | undefined => window.__NEXT_DATA__?.buildId;

/** Selects the element into which Next renders every page, and whose id nobody can choose. */
export const NEXT_ROOT = '#__next';

interface Written<Props> {
  /** Route of the page: `/dishes/[id]`. */
  readonly page: string;
  /** Props of the page's `getInitialProps`, if it has one. */
  readonly props: Partial<Props>;
}
/** Returns the page that Next is writing a document for. */
export const pageOf = <Props>({
  __NEXT_DATA__: { page, props },
}: {
  readonly __NEXT_DATA__: NEXT_DATA;
}): Written<Props> => ({ page, props: props.pageProps ?? {} });
