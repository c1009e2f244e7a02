import { expect, test } from 'vitest';
import { RecordMeta } from '@/components/records/RecordMeta';
import { collectHead } from '@/tests/support/head';
import { renderPart } from '@/tests/support/render';

const SITE = 'http://localhost:3000';
const record = { Name: 'Feast', Description: 'For guests.', visibility: 'public', hidden: false } as const;
const dishes = [
  { id: 8, Name: 'Lobio' },
  { id: 7, Name: 'Khachapuri' },
];

function headOf(given: Partial<Parameters<typeof RecordMeta>[0]['record']> = {}) {
  const head = collectHead();
  const list = { name: 'Cookbooks', path: '/cookbooks' };
  renderPart(
    head.inHead(<RecordMeta record={{ ...record, ...given }} path="/cookbooks/4" {...{ list, dishes }} />),
  );
  return head;
}

test('a public cookbook tells the way to it, and its recipes in order', () => {
  const head = headOf();
  expect(head.links('canonical')).toEqual([`${SITE}/cookbooks/4`]);
  expect(head.meta('description')).toEqual(['For guests.']);
  expect(head.data('BreadcrumbList')).toMatchObject([
    {
      itemListElement: [
        { name: 'Supra', item: `${SITE}/` },
        { name: 'Cookbooks', item: `${SITE}/cookbooks` },
        { name: 'Feast', item: `${SITE}/cookbooks/4` },
      ],
    },
  ]);
  expect(head.data('ItemList')).toMatchObject([
    { itemListElement: [{ url: `${SITE}/dishes/8` }, { url: `${SITE}/dishes/7` }] },
  ]);
});

test('without a description the recipes say what it is about', () => {
  expect(headOf({ Description: '' }).meta('description')).toEqual(['Feast · Lobio · Khachapuri']);
});

test.each([{ visibility: 'private' }, { hidden: true }] as const)(
  'one that is not for everybody is not indexed and has no data: %o',
  (given) => {
    const head = headOf(given);
    expect(head.meta('robots')).toEqual(['noindex']);
    expect([...head.data('ItemList'), ...head.data('BreadcrumbList')]).toEqual([]);
  },
);
