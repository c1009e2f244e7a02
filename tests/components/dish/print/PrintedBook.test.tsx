import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrintedBook } from '@/components/dish/print/PrintedBook';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildImage } from '../../../support/builders/builders';
import { buildDish, buildIngredient, buildProduct } from '../../../support/builders/dish';
import { renderPart } from '../../../support/render';

const flour = buildProduct({ Name: 'flour', NameKa: 'ფქვილი' });
const dishes = [
  buildDish({
    id: 7,
    Name: 'Plum tart',
    language: 'en',
    TimeToCook: 65,
    prepTime: 25,
    ingredients: [buildIngredient({ key: 'a', amount: 190, unit: 'gr', text: '1½ cups', product: flour })],
    sections: [],
    Steps: [{ key: 's', description: 'Bake it.', minutes: 40, images: [], video: '' }],
  }),
  buildDish({
    id: 8,
    Name: 'ყველიანი პური',
    language: 'ka',
    ingredients: [buildIngredient({ key: 'b', amount: 250, unit: 'gr', text: null, product: flour })],
    sections: [],
    Steps: [],
  }),
];

test('the book has a cover, the contents, and each recipe in its own language; one can be left out', async () => {
  signInAs();
  const { user, container } = renderPart(<PrintedBook dishes={dishes} />);
  const cover = within(await screen.findByRole('region', { name: 'Cover' }));
  expect(cover.getByRole('heading', { name: 'My recipes' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), 'Our kitchen');
  await user.type(screen.getByLabelText('A few words for the cover'), 'For Nino');
  expect(cover.getByRole('heading', { name: 'Our kitchen' })).toBeInTheDocument();
  expect(cover.getByText('For Nino')).toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#recipe-7',
    '#recipe-8',
  ]);
  const tart = within(screen.getByRole('article', { name: 'Plum tart' }));
  expect(tart.getByText('4 servings · 1 h 5 min · 25 min prep')).toBeInTheDocument();
  expect(tart.getByText('1½ cups')).toBeInTheDocument();
  expect(tart.getByText('(40 min)')).toBeInTheDocument();
  const bread = screen.getByRole('article', { name: 'ყველიანი პური' });
  expect(bread).toHaveAttribute('lang', 'ka');
  expect(bread).toHaveTextContent('250 გ ფქვილი');

  await user.click(screen.getByText('2 recipes go in'));
  await user.click(screen.getByRole('checkbox', { name: 'Plum tart' }));
  expect(screen.queryByRole('article', { name: 'Plum tart' })).toBeNull();
  expect(contents.getAllByRole('link')).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Paper'), 'Letter');
  expect(container.querySelector('style')?.textContent).toContain('size: letter');
});

test('the cover shows the cookbook’s picture, a recipe’s, or one from this device', async () => {
  signInAs();
  const created = vi.fn(() => 'blob:cover');
  Object.assign(URL, { createObjectURL: created });
  const image = { id: 3, url: '/uploads/feast.webp' };
  const { user } = renderPart(<PrintedBook dishes={dishes} image={image} />);
  const cover = await screen.findByRole('region', { name: 'Cover' });
  expect(cover.querySelector('img')).toHaveAttribute('src', '/uploads/feast.webp');
  await user.upload(
    screen.getByLabelText('Photo for the cover'),
    new File(['a'], 'a.png', { type: 'image/png' }),
  );
  expect(cover.querySelector('img')).toHaveAttribute('src', 'blob:cover');
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(cover.querySelector('img')).toHaveAttribute('src', '/uploads/feast.webp');
});

test('the book prints once its pictures are loaded', async () => {
  signInAs();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderPart(<PrintedBook dishes={dishes} />);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('every picture is printed, including steps, and the address of a video', async () => {
  signInAs();
  const picture = (id: number) => ({ ...buildImage(), id });
  const tart = at(dishes, 0);
  const Steps = [
    { ...at(tart.Steps, 0), images: [picture(4), picture(5)], video: 'https://films.example/tart' },
  ];
  const illustrated = { ...tart, DishImages: [picture(1), picture(2)], Steps };
  renderPart(<PrintedBook dishes={[illustrated]} />);
  const page = await screen.findByRole('article', { name: 'Plum tart' });
  expect(page.querySelectorAll('img')).toHaveLength(4);
  expect(within(page).getByText('https://films.example/tart')).toBeInTheDocument();
});
