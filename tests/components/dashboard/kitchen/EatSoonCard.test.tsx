import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EatSoonCard } from '@/components/dashboard/kitchen/EatSoonCard';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import type { Language } from '@/lib/domain/language';
import type { EatSoon, SoonThing } from '@/lib/domain/pantry/soon';
import day from '@/locales/en/day.json';
import { renderPart } from '../../../support/render';

const Card = withNamespaces(EatSoonCard, { day });
const thing = (key: string, changes: Partial<SoonThing> = {}): SoonThing => ({
  key,
  Name: key,
  product: null,
  amount: 0,
  level: 'some',
  unit: null,
  expiresOn: '2026-10-13',
  ...changes,
});
const cream = thing('cream', {
  product: { id: 4, Name: 'Cream', NameKa: 'ნაღები' },
  amount: 400,
  level: null,
  unit: 'ml',
  expiresOn: '2026-10-12',
});
const bread = thing('Bread of Gio', { expiresOn: '2026-10-09' });
const soup = { id: 7, Name: 'Spinach soup', language: 'en', uses: ['cream', 'eggs'] };

const show = (given: Partial<EatSoon>, language: Language = 'en') =>
  renderPart(<Card of={{ today: '2026-10-12', things: [bread, cream], dish: soup, ...given }} />, {
    language,
  });

test.each([
  ['en', 'Eat by tomorrow', ['Bread of Gio expired: 9 Oct', 'Cream, 400 ml today', 'eggs tomorrow']],
  ['ka', 'ვადა ეწურება', ['Bread of Gio ვადა გაუვიდა: 9 ოქტ', 'ნაღები, 400 მლ დღეს', 'eggs ხვალ']],
] as const)(
  'the card says what must be eaten, by when, and in which recipe (%s)',
  async (language, title, lines) => {
    show({ things: [bread, cream, thing('eggs')] }, language);
    const card = within(await screen.findByRole('region', { name: title }));
    const told = card
      .getAllByRole('listitem')
      .map((one) => [...one.children].map((part) => part.textContent));
    told.forEach((parts, at) => expect(parts.join(' ').replaceAll('\u00A0', ' ')).toContain(lines[at]));
    expect(card.getByRole('link', { name: 'Spinach soup' })).toHaveAttribute('href', '/dishes/7');
  },
);

test('the card names a few and counts the others, one tap from the pantry', async () => {
  show({ things: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => thing(key)) });
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'All that is at home (2 more)' })).toHaveAttribute(
    'href',
    '/pantry',
  );
  expect(screen.getByText('Uses 2 of them')).toBeVisible();
});

test('the card says if there is no recipe, but not for expired food', async () => {
  const { unmount } = show({ dish: null });
  expect(await screen.findByText('None of your recipes use these.')).toBeVisible();
  unmount();
  show({ things: [bread], dish: null });
  expect(await screen.findByRole('region', { name: 'Eat by tomorrow' })).toBeVisible();
  expect(screen.queryByText('None of your recipes use these.')).not.toBeInTheDocument();
});
