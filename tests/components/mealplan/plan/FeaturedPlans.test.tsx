import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeaturedPlans } from '@/components/mealplan/plan/FeaturedPlans';
import { useFeaturedPlans } from '@/context/mealplan/featuredPlans';
import { signInAs } from '../../../support/builders/auth';
import { buildPlanCard } from '../../../support/builders/mealplan';
import { renderPart } from '../../../support/render';
import { answer, many } from '../../../support/servers/server';

const week = (id: number, Name: string, given = {}) => buildPlanCard({ id, Name, version: 1, ...given });

test('featured plans are on the start page, in the reader’s language', async () => {
  answer(
    '/mealplans',
    many([
      week(1, 'Week of soups'),
      week(2, 'სუპების კვირა', { language: 'ka' }),
      week(3, 'Not out yet', { version: 0 }),
      week(4, 'Hidden week', { hidden: true }),
    ]),
  );
  renderPart(<FeaturedPlans />);
  const part = await screen.findByRole('region', { name: 'Weeks to follow' });
  expect(within(part).getByRole('link', { name: 'Week of soups' })).toHaveAttribute('href', '/mealplan/1');
  for (const name of ['სუპების კვირა', 'Not out yet', 'Hidden week'])
    expect(screen.queryByText(name)).toBeNull();
});

test('the part is left out if none is featured', async () => {
  answer('/mealplans', many([]));
  // appears once the part has the data
  const Known = () => <output>{useFeaturedPlans().remote.status}</output>;
  const { container } = renderPart(
    <>
      <FeaturedPlans />
      <Known />
    </>,
  );
  await screen.findByText('ready');
  expect(container.querySelector('section')).toBeNull();
});

test('a person sees no plan with their allergens, nor a slimming one', async () => {
  signInAs({ allergens: ['nuts'] });
  const known = { calories: 2000, allergens: [], unknownAllergens: [] };
  answer(
    '/mealplans',
    many([
      week(1, 'Week of soups', known),
      week(2, 'Week of walnuts', { ...known, allergens: ['nuts'] }),
      week(3, 'Who knows', { ...known, unknownAllergens: ['nuts'] }),
      week(4, 'Light week', { ...known, targets: { calories: 1600 } }),
    ]),
  );
  renderPart(<FeaturedPlans />);
  expect(await screen.findByRole('link', { name: 'Week of soups' })).toBeInTheDocument();
  for (const name of ['Week of walnuts', 'Who knows', 'Light week'])
    expect(screen.queryByText(name)).toBeNull();
});
