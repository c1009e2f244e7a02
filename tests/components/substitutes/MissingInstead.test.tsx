import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MissingInstead } from '@/components/substitutes/MissingInstead';
import { signInAs } from '../../support/builders/auth';
import { renderPart } from '../../support/render';
import { listed } from '../../support/servers/server';
import { buildLine, buildSubstitute } from '../../support/builders/substitutes';

const product = { id: 3, Name: 'Walnuts', NameKa: 'ნიგოზი', allergens: ['nuts'] } as const;
const item = { ...buildLine(), product };

test.each([
  ['en', 'Missing? Instead:', /^Sunflower seeds 75.g/, 'Sunflower seeds'],
  ['ka', 'ვერ იპოვეთ? სანაცვლოდ:', /^მზესუმზირის გული 75.გ/, 'მზესუმზირის გული'],
] as const)('one tap replaces the line in the right amount (%s)', async (language, title, name, Name) => {
  signInAs();
  listed('/products', [{ id: 3, substitutes: [buildSubstitute({ ratio: 0.5 })] }]);
  const onSwap = vi.fn();
  const { user } = renderPart(<MissingInstead item={item} onSwap={onSwap} />, { language });
  expect(await screen.findByRole('group', { name: title })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name }));
  expect(onSwap).toHaveBeenCalledWith({
    op: 'swap',
    key: 'old',
    instead: {
      op: 'add',
      key: expect.any(String),
      food: 700,
      Name,
      category: 'pulses',
      amount: 75,
      unit: 'gr',
    },
  });
});
