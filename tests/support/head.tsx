import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Collects what parts put into the page's head, as Next does: the last one of a kind counts. */
export function collectHead() {
  let elements: readonly ReactElement[] = [];
  const manager = {
    mountedInstances: new Set<ReactNode>(),
    updateHead: (state: ReactElement[]) => {
      elements = state;
    },
  };
  const written = () =>
    new DOMParser().parseFromString(`<head>${renderToStaticMarkup(<>{elements}</>)}</head>`, 'text/html');
  return {
    inHead: (part: ReactNode) => <HeadManagerContext value={manager}>{part}</HeadManagerContext>,
    title: () => written().title,
    /** Returns the contents of a meta element, by its name or property. */
    meta: (name: string) => {
      const found = written().querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`);
      return [...found].map((one) => one.getAttribute('content') ?? '');
    },
    /** Returns the addresses of a link, each after its language if it has one. */
    links: (rel: string) =>
      [...written().querySelectorAll(`link[rel="${rel}"]`)].map((one) =>
        [one.getAttribute('hreflang'), one.getAttribute('href')].filter(Boolean).join(' '),
      ),
    /** Returns the structured data of a type. */
    data: (type: string): unknown[] =>
      [...written().querySelectorAll('script[type="application/ld+json"]')]
        .map((one): unknown => JSON.parse(one.textContent ?? ''))
        .filter((one) => typeof one === 'object' && one !== null && '@type' in one && one['@type'] === type),
  };
}
