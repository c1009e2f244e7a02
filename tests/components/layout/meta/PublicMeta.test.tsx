import { expect, test } from 'vitest';
import { PublicMeta } from '@/components/layout/meta/PublicMeta';
import { SentContext } from '@/lib/remote/sent';
import { pagePaths } from '@/lib/domain/site/address';
import { collectHead } from '@/tests/support/head';
import { renderPart, writtenByServer } from '@/tests/support/render';

const SITE = 'https://supra.example';
const picture = {
  url: '/uploads/k.webp',
  width: 3000,
  height: 2250,
  alternativeText: 'Lobio in its pot',
  formats: { large: { url: '/uploads/large_k.webp', width: 1000, height: 750 } },
};
const page = {
  title: 'A week of lobio',
  about: `Beans,\n  every day. ${'Really. '.repeat(40)}`,
  language: 'en',
  paths: pagePaths('/mealplan/5', 'en'),
} as const;
type Given = Partial<Parameters<typeof PublicMeta>[0]>;

function headOf(given: Given = {}, site: string | null = SITE) {
  const head = collectHead();
  renderPart(
    head.inHead(
      <SentContext
        value={site === null ? null : { language: 'en', site, answers: {}, isNarrow: false, isWhole: true }}
      >
        <PublicMeta {...page} {...given} />
      </SentContext>,
    ),
  );
  return head;
}

test('a page tells its address in both languages, and what it is about', () => {
  const head = headOf();
  expect(head.links('canonical')).toEqual([`${SITE}/mealplan/5`]);
  expect(head.links('alternate')).toEqual([
    `en ${SITE}/mealplan/5`,
    `ka ${SITE}/mealplan/5?lang=ka`,
    `x-default ${SITE}/mealplan/5`,
  ]);
  const [about = ''] = head.meta('description');
  expect(about).toMatch(/^Beans, every day\. Really\./);
  expect(about.length).toBeLessThanOrEqual(200);
  expect(head.meta('robots')).toEqual([]);
});

test('a preview has the site’s name, the language and a picture with its size and words', () => {
  const head = headOf({ picture, type: 'article' });
  expect(head.meta('og:type')).toEqual(['article']);
  expect(head.meta('og:site_name')).toEqual(['Supra']);
  expect(head.meta('og:title')).toEqual(['A week of lobio']);
  expect(head.meta('og:url')).toEqual([`${SITE}/mealplan/5`]);
  expect(head.meta('og:locale')).toEqual(['en_GB']);
  expect(head.meta('og:locale:alternate')).toEqual(['ka_GE']);
  expect(head.meta('og:image')).toEqual([`${SITE}/uploads/large_k.webp`]);
  expect(head.meta('og:image:width')).toEqual(['1000']);
  expect(head.meta('og:image:height')).toEqual(['750']);
  expect(head.meta('og:image:alt')).toEqual(['Lobio in its pot']);
  expect(head.meta('twitter:card')).toEqual(['summary_large_image']);
});

test('without a picture the preview is small and shows the site’s icon', () => {
  const head = headOf();
  expect(head.meta('og:image')).toEqual([`${SITE}/icon-512.png`]);
  expect(head.meta('og:image:alt')).toEqual(['Supra']);
  expect(head.meta('twitter:card')).toEqual(['summary']);
});

test('a picture without a known size does not tell one', () => {
  const head = headOf({ picture: { url: '/uploads/k.webp' } });
  expect(head.meta('og:image')).toEqual([`${SITE}/uploads/k.webp`]);
  expect(head.meta('og:image:alt')).toEqual(['A week of lobio']);
  expect(head.meta('og:image:width')).toEqual([]);
});

test('structured data is for the site’s address, and robots hear what they may do', () => {
  const head = headOf({
    robots: 'noindex, follow',
    data: (site) => [{ '@type': 'ItemList', url: `${site}/x` }],
  });
  expect(head.data('ItemList')).toEqual([{ '@type': 'ItemList', url: `${SITE}/x` }]);
  expect(head.meta('robots')).toEqual(['noindex, follow']);
});

test('the browser uses its own origin if no server said the site’s address', () => {
  expect(headOf({}, null).links('canonical')).toEqual(['http://localhost:3000/mealplan/5']);
});

test('only a page that sets its tab’s title has one', () => {
  expect(headOf().title()).toBe('');
  expect(headOf({ tab: 'Lobio · Supra' }).title()).toBe('Lobio · Supra');
});

test('nothing of it stands in the page itself', () => {
  expect(writtenByServer(<PublicMeta {...page} picture={picture} />)).toBe('');
});
