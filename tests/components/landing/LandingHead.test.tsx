import sharp from 'sharp';
import { expect, test } from 'vitest';
import { LandingHead } from '@/components/landing/LandingHead';
import { collectHead } from '@/tests/support/head';
import { renderPart } from '@/tests/support/render';

function start() {
  const head = collectHead();
  renderPart(head.inHead(<LandingHead />));
  return head;
}

test('the start page names the site and how to search it', () => {
  const head = start();
  expect(head.title()).toBe('Supra – A set table, every day of the week');
  expect(head.links('alternate')).toContain('ka http://localhost:3000/?lang=ka');
  expect(head.data('WebSite')).toMatchObject([
    { name: 'Supra', potentialAction: { target: { urlTemplate: expect.stringContaining('/dishes?q=') } } },
  ]);
});

test('its preview shows a picture that is there, in its true size', async () => {
  const head = start();
  const [address = ''] = head.meta('og:image');
  const { width, height } = await sharp(`public${new URL(address).pathname}`).metadata();
  expect([head.meta('og:image:width'), head.meta('og:image:height')]).toEqual([[`${width}`], [`${height}`]]);
});
