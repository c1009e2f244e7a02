import { expect } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { goalOf } from '@/tools/bench/weights.mjs';
import { callApi } from '../support/people';
import { journey, type Visit } from '../support/visit';

/** Most bytes on the wire of a first visit of the recipes, with the pictures above the fold. */
const FIRST_VISIT = 260_000;
const SCRIPT = /<script (?![^>]*nomodule)[^>]*src="([^"]+)"/gi;

/** Adds up what the page's HTML names, its fonts and the pictures in the window, with their headers, in bytes. */
const weighFirstVisit = ({ page }: Visit): Promise<number> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].map(
      ({ src }) => src,
    );
    const linked = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=preload]'),
    ].map(({ href }) => href);
    const seen = [...document.images]
      .filter((one) => one.getBoundingClientRect().top < window.innerHeight)
      .map(({ currentSrc }) => currentSrc);
    const wanted = new Set([...named, ...linked, ...seen]);
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return loaded
      .filter(({ name }) => wanted.has(name) || name.endsWith('.woff2'))
      .reduce((bytes, { transferSize }) => bytes + transferSize, html?.transferSize ?? 0);
  });

journey(
  'a first visit of the recipes is light on the wire',
  { on: 'phone', isFresh: true },
  async (visit) => {
    await visit.page.goto('/dishes', { waitUntil: 'load' });
    await visit.page.waitForFunction(() => {
      const isSeen = (one: Element) => one.getBoundingClientRect().top < window.innerHeight;
      // pictures wait until the page wakes
      return (
        'awake' in document.documentElement.dataset &&
        [...document.images].filter(isSeen).every(({ complete, currentSrc }) => complete && currentSrc)
      );
    });
    const bytes = await weighFirstVisit(visit);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
  },
);

journey(
  'the scripts that a rendered page names weigh no more than its goal',
  { on: 'desktop' },
  async ({ stack }) => {
    const [dish, plan] = await Promise.all(
      ['dishes', 'mealplans'].map(
        async (of) => (await callApi(stack.url, `${of}?pagination[pageSize]=1`)).data[0].id as number,
      ),
    );
    for (const [path, route] of [
      ['/', '/'],
      ['/dishes', '/dishes'],
      [`/dishes/${dish}`, '/dishes/[id]'],
      ['/mealplan/list', '/mealplan/list'],
      [`/mealplan/${plan}`, '/mealplan/[id]'],
      ['/cookbooks', '/cookbooks'],
      ['/user/login', '/user/login'],
    ] as const) {
      const html = await (await fetch(stack.url + path)).text();
      const scripts = [...new Set([...html.matchAll(SCRIPT)].map(([, src = '']) => src))];
      const sizes = await Promise.all(
        scripts.map(async (src) => {
          const body = await (await fetch(stack.url + src)).arrayBuffer();
          return gzipSync(new Uint8Array(body), { level: 9 }).length;
        }),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(bytes, path).toBeGreaterThan(100_000);
      expect(bytes, path).toBeLessThanOrEqual(goalOf(route));
    }
  },
);
