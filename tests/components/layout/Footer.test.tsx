import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '@/components/layout/Footer';
import { signInAs } from '@/tests/support/builders/auth';
import { renderPart, writtenByServer } from '@/tests/support/render';

test('each page has links to the public lists as the server writes it, and to the recipes of the other language', () => {
  const html = writtenByServer(<Footer />);
  for (const path of ['/dishes', '/mealplan/list', '/cookbooks', '/dishes?lang=ka'])
    expect(html).toContain(`href="${path}"`);
});

test('in Georgian the recipes in English are at their plain address', async () => {
  renderPart(<Footer />, { language: 'ka' });
  const link = await screen.findByRole('link', { name: 'Recipes in English' });
  expect(link).toHaveAttribute('href', '/dishes');
  expect(link).toHaveAttribute('lang', 'en');
});

test('a courier, who has no recipes, finds the terms alone', () => {
  signInAs({ Rolee: 'Courier' });
  renderPart(<Footer />);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/terms', '/privacy']);
});
