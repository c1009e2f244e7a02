import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useVisibilityText } from '@/context/mealplan/useVisibilityText';
import type { Plan } from '@/lib/domain/mealplan/record';
import { buildPlan } from '../../support/builders/mealplan';
import { renderPart } from '../../support/render';

const people = (...names: string[]) => names.map((Name, id) => ({ id, Name }));
const open = (given: Partial<Plan> = {}) =>
  buildPlan({
    visibility: 'public',
    version: 2,
    published: { version: 2, at: '2026-05-03T08:00:00.000Z' },
    ...given,
  });

function Seen({ plan }: { plan: Plan }) {
  return <p>{useVisibilityText(plan).join(' · ') || 'nothing is said'}</p>;
}

const PLANS: [Plan, string, string][] = [
  [buildPlan(), 'only you see it', 'მხოლოდ თქვენ ხედავთ'],
  [buildPlan({ members: people('Ana') }), 'Ana sees it', 'ხედავს Ana'],
  [buildPlan({ members: people('Ana', 'Nika') }), 'Ana and Nika see it', 'ხედავენ Ana და Nika'],
  [
    buildPlan({ members: people('Ana', 'Nika', 'Gio', 'Eka', 'Luka') }),
    'Ana, Nika, Gio and 2 others see it',
    'ხედავენ Ana, Nika, Gio და კიდევ 2',
  ],
  [
    buildPlan({ myRole: 'viewer', members: people('Nika') }),
    'you, Mariam Lomidze and Nika see it',
    'ხედავთ თქვენ, Mariam Lomidze და Nika',
  ],
  [
    open({ followerCount: 14, members: people('Ana') }),
    'Ana sees it · 14 followers see the version of 3 May',
    'ხედავს Ana · 14 გამომწერი ხედავს ამ ვერსიას: 3 მაი',
  ],
  [
    open({ followerCount: 1, published: { version: 2, at: null } }),
    '1 follower sees version 2',
    '1 გამომწერი ხედავს ამ ვერსიას: №2',
  ],
  [open({ followerCount: 0 }), 'everyone else sees the version of 3 May', 'სხვები ხედავენ ამ ვერსიას: 3 მაი'],
  [
    open({ version: 0, published: null, unpublished: true }),
    'only you see it · not published yet',
    'მხოლოდ თქვენ ხედავთ · ჯერ არ გამოქვეყნებულა',
  ],
  [open({ myRole: 'reader', members: null, followerCount: null }), 'Version of 3 May', 'ვერსია: 3 მაი'],
  [
    buildPlan({ myRole: 'invited', members: null, followerCount: null }),
    'nothing is said',
    'nothing is said',
  ],
];

test.each(PLANS)('the audience of a plan is one sentence each (%#)', (plan, en, ka) => {
  const { unmount } = renderPart(<Seen plan={plan} />);
  expect(screen.getByText(en)).toBeInTheDocument();
  unmount();
  renderPart(<Seen plan={plan} />, { language: 'ka' });
  expect(screen.getByText((text) => text.startsWith(ka))).toBeInTheDocument();
});
