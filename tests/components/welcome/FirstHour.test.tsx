import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FirstHour } from '@/components/welcome/FirstHour';
import { keepPerson, signInAs } from '../../support/builders/auth';
import { renderApp } from '../../support/render';

beforeEach(() => window.sessionStorage.clear());

const show = (language: 'en' | 'ka' = 'en') => renderApp(<FirstHour />, { path: '/dashboard', language });

test('three questions are asked, saved one by one, and then no more', async () => {
  const sent = keepPerson({ welcomed: false });
  signInAs({ welcomed: false, Name: 'Nino' });
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'How many eat at your table?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Adults: one more' }));
  await user.click(screen.getByRole('button', { name: 'Children: one more' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByRole('heading', { name: 'What stays off your table?' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Vegetarian' }));
  await user.click(screen.getByRole('button', { name: 'Nuts' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  await screen.findByRole('heading', { name: 'Language and measures' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(sent).toEqual([
    {
      household: [
        { Name: 'Nino', factor: 1 },
        { Name: 'Adult 2', factor: 1 },
        { Name: 'Child 1', factor: 0.5 },
      ],
    },
    { diet: ['Vegetarian'], allergens: ['nuts'] },
    { measures: 'metric', welcomed: true },
  ]);
});

test('one question may be skipped, or all, and a reload continues at the same one', async () => {
  const sent = keepPerson({ welcomed: false });
  signInAs({ welcomed: false });
  const { user, unmount } = show('ka');
  await user.click(await screen.findByRole('button', { name: 'გამოტოვება' }));
  await screen.findByRole('heading', { name: 'როგორ იკვებებით და რას ერიდებით?' });
  unmount();
  show('ka');
  await screen.findByRole('heading', { name: 'როგორ იკვებებით და რას ერიდებით?' });
  await user.click(screen.getByRole('button', { name: 'მოგვიანებით' }));
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(sent).toEqual([{ welcomed: true }]);
});

test.each([[true], [null], [undefined]])(
  'a person who is welcomed: %s is asked nothing',
  async (welcomed) => {
    signInAs({ welcomed });
    show();
    await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  },
);
