import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecipeForm } from '@/components/dish/RecipeForm';
import { signInAs } from '../../support/auth';
import { buildProduct } from '../../support/dish';
import { offerOf } from '../../support/food';
import { renderPart } from '../../support/render';
import { answer, api, many, one, server } from '../../support/server';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8_000 });

const EGG = buildProduct({ id: 1, Name: 'Egg', NameKa: 'კვერცხი' });
const TEXT =
  'Omelette of mine\nServes 2\n4 eggs\n1 tbsp magic dust\n1. Beat the eggs.\n2. Fry for 5 minutes.';

async function paste(text: string) {
  const { user } = renderPart(<RecipeForm dish={null} />);
  await user.click(await screen.findByRole('button', { name: 'Paste a recipe' }));
  fireEvent.change(await screen.findByLabelText('Text of the recipe'), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  return user;
}

beforeEach(() => {
  signInAs();
  answer('/products/offer', offerOf());
  server.use(
    http.get(api('/products'), ({ request }) => {
      const q = new URL(request.url).searchParams.get('_q') ?? '';
      return HttpResponse.json(many(/egg/i.test(q) ? [EGG] : []));
    }),
  );
});

test('each line is matched or made, and the form is filled', async () => {
  const made: unknown[] = [];
  server.use(
    http.post(api('/products'), async ({ request }) => {
      made.push(((await request.json()) as { data: unknown }).data);
      return HttpResponse.json(one(buildProduct({ id: 9, Name: 'magic dust', NameKa: null })));
    }),
  );
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  const egg = (await within(box).findByText('4 eggs')).closest('li') as HTMLElement;
  await waitFor(() => expect(egg).toHaveTextContent('Recognised'));
  const dust = within(box).getByText('1 tbsp magic dust').closest('li') as HTMLElement;
  expect(dust).toHaveTextContent('New product');
  await user.click(within(box).getByRole('button', { name: 'Use it and create 1 product' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Omelette of mine'));
  expect(made).toEqual([{ Name: 'magic dust' }]);
  expect(screen.getAllByLabelText('Amount').map((input) => (input as HTMLInputElement).value)).toEqual([
    '4',
    '1',
  ]);
  expect(screen.getByLabelText(/^Servings/)).toHaveValue('2');
  expect(screen.getByLabelText('Step 2', { selector: 'textarea' })).toHaveValue('Fry for 5 minutes.');
});

test('a word that is no product’s name means the product that it usually means', async () => {
  const flour = buildProduct({ id: 2, Name: 'Wheat flour', NameKa: 'ხორბლის ფქვილი' });
  const corn = buildProduct({ id: 3, Name: 'Corn flour', NameKa: 'სიმინდის ფქვილი' });
  server.use(http.get(api('/products'), () => HttpResponse.json(many([corn, flour]))));
  await paste('Bread of mine\nServes 2\n500 g flour\n1. Knead and bake.');
  const line = (await screen.findByText('500 g flour')).closest('li') as HTMLElement;
  await waitFor(() => expect(line).toHaveTextContent('Recognised'));
  expect(within(line).getByRole('combobox', { name: 'Ingredient' })).toHaveValue('Wheat flour');
});

test('a line can be left out', async () => {
  const user = await paste(TEXT);
  const box = await screen.findByRole('dialog');
  await user.click(await within(box).findByRole('checkbox', { name: /1 tbsp magic dust/ }));
  const confirm = await within(box).findByRole('button', { name: 'Use this recipe' });
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm);
  await waitFor(() => expect(screen.getAllByLabelText('Amount')).toHaveLength(1));
});

test('a text without a recipe in it says so', async () => {
  await paste('Hello');
  expect(await screen.findByText(/No ingredients or steps were recognised/)).toBeInTheDocument();
});
