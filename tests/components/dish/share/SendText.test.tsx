import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SendText } from '@/components/dish/share/SendText';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildDish, buildIngredient, buildProduct } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';

const dish = buildDish({
  id: 7,
  Name: 'Plum tart',
  language: 'en',
  ingredients: [
    buildIngredient({
      amount: 12,
      unit: 'Piece',
      text: null,
      note: '',
      product: buildProduct({ Name: 'plums' }),
    }),
  ],
  sections: [],
  Steps: [{ key: 's', description: 'Bake it.', minutes: 40, images: [], video: '' }],
});

test('the text is copied if the device cannot share, and each messenger has its link', async () => {
  signInAs();
  const { user } = renderPart(<SendText dish={dish} isPublic />);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Send or copy' }));
  expect(await screen.findByText('The recipe is copied')).toBeInTheDocument();
  const [text] = at(write.mock.calls, 0);
  expect(text).toContain('\n12 plums\n');
  expect(text).toContain('1. Bake it. (40 min)');
  expect(text).toContain(`${window.location.origin}/dishes/7`);
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(new URL(linkTo('WhatsApp')).searchParams.get('text')).toBe(text);
  expect(linkTo('Telegram')).toMatch(/^https:\/\/t\.me\/share\/url\?url=http/);
  expect(linkTo('Viber')).toMatch(/^viber:\/\/forward\?text=Plum/);
});

test('a private recipe is sent without its address, by the device’s sharing if it has any', async () => {
  signInAs();
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user } = renderPart(<SendText dish={dish} isPublic={false} />);
  await user.click(await screen.findByRole('button', { name: 'Send or copy' }));
  expect(share).toHaveBeenCalledWith({ title: 'Plum tart', text: expect.not.stringContaining('/dishes/7') });
});
