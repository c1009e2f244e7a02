import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { RecipeForm } from '@/components/dish/form/RecipeForm';
import type { Dish } from '@/lib/domain/dish/record';
import { dishDrafts } from '@/lib/stored/drafts';
import { at } from '@/tests/support/at';
import { signInAs } from '../../../support/builders/auth';
import { buildImage } from '../../../support/builders/builders';
import { buildDish, buildIngredient, buildProduct } from '../../../support/builders/dish';
import { offerOf } from '../../../support/builders/food';
import { renderPart } from '../../../support/render';
import { currentPath } from '../../../support/router';
import { answer, api, dataOf, many, one, server, strapiError } from '../../../support/servers/server';

const ME = 7;
const mine = (parts: Partial<Dish> = {}) => buildDish({ id: 5, owner: { id: ME, Name: 'Mariam' }, ...parts });
const field = (label: RegExp | string) => screen.findByLabelText(label);
const PRODUCT = 'Ingredient';
const product = () => screen.findByRole('combobox', { name: PRODUCT });
/** Sets a field's text at once, as a paste does. */
async function write(label: RegExp | string, text: string, how: 'anew' | 'behind' = 'behind') {
  const input = (label === PRODUCT ? await product() : await field(label)) as HTMLInputElement;
  fireEvent.change(input, { target: { value: how === 'anew' ? text : input.value + text } });
}
const save = () => screen.getByRole('button', { name: 'Save' });
const dialog = () => screen.findByRole('dialog');

/** Records the sent bodies, and answers with a recipe after `when`. */
function record(method: 'post' | 'put', path: string, reply = mine(), when?: Promise<void>) {
  const sent: { data: Record<string, unknown>; key: string | null }[] = [];
  server.use(
    http[method](api(path), async ({ request }) => {
      const data = await dataOf<Record<string, unknown>>(request);
      sent.push({ data, key: request.headers.get('Idempotency-Key') });
      await when;
      return HttpResponse.json(one(reply));
    }),
  );
  return sent;
}

/** A file that looks like a photo, and the CMS's answer to its upload. */
const photo = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(12).fill(0)])], name, {
    type: 'image/jpeg',
  });
const uploaded = (id: number) => [
  { id, attributes: { ...buildImage({ id, url: `/${id}.webp` }), formats: null } },
];

beforeEach(() => {
  signInAs({ id: ME });
  // jsdom cannot show files
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

describe('a new recipe', () => {
  test('reports missing fields, sends nothing, and keeps typed text', async () => {
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'ღომი');
    await write(/^Servings/, '', 'anew');
    await user.click(save());
    await waitFor(async () => expect(await field(/^Name/)).toBeInvalid());
    expect(await field(/^Name/)).toHaveAccessibleDescription(/Name must be 5 to 150 characters/);
    expect(await field(/^Preparation time/)).toHaveAccessibleDescription('Please enter a valid time');
    expect(await field(/^Servings/)).toHaveAccessibleDescription('This field is required');
    expect(await field(/^Name/)).toHaveValue('ღომი');
    expect(await field(/^Name/)).toHaveFocus();
  });

  test('reports them in Georgian', async () => {
    const { user } = renderPart(<RecipeForm dish={null} />, { language: 'ka' });
    await write(/^დასახელება/, 'ღომი');
    await user.click(screen.getByRole('button', { name: 'შენახვა' }));
    await waitFor(async () =>
      expect(await field(/^დასახელება/)).toHaveAccessibleDescription(
        /დასახელება უნდა იყოს 5-დან 150 სიმბოლომდე/,
      ),
    );
    expect(await field(/^მომზადების დრო/)).toHaveAccessibleDescription('მიუთითეთ სწორი დრო');
    await write(/^მომზადების დრო/, '40');
    await write(/^აქედან მოსამზადებელი დრო/, '41');
    await waitFor(async () =>
      expect(await field(/^აქედან მოსამზადებელი დრო/)).toHaveAccessibleDescription(
        'მოსამზადებელი დრო მთლიან დროზე მეტი ვერ იქნება',
      ),
    );
  });

  test('is made once, however often Save is pressed, and leads to its page', async () => {
    let letAnswer: () => void = () => undefined;
    // the server does not answer between the two presses
    const pressed = new Promise<void>((resolve) => (letAnswer = resolve));
    const sent = record('post', '/dishes', mine(), pressed);
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'Megrelian ghomi');
    await write(/^Preparation time/, '40');
    await user.dblClick(save());
    letAnswer();
    await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
    expect(sent).toHaveLength(1);
    expect(at(sent, 0).key).toMatch(/^[0-9a-f-]{36}$/);
    expect(at(sent, 0).data).toMatchObject({
      Name: 'Megrelian ghomi',
      TimeToCook: 40,
      servingAmount: 4,
      visibility: 'private',
      ingredients: [],
      Steps: [],
    });
    expect(dishDrafts.read(dishDrafts.keyOf(ME))).toBeNull();
  });

  test('asks for preparation beside the time, which includes it', async () => {
    const sent = record('post', '/dishes', mine());
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'Megrelian ghomi');
    await write(/^Preparation time/, '40');
    await write(/^Of which prep/, '41');
    await user.click(save());
    await waitFor(async () =>
      expect(await field(/^Of which prep/)).toHaveAccessibleDescription(
        'Prep cannot take longer than the whole recipe',
      ),
    );
    await write(/^Of which prep/, '10', 'anew');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(at(sent, 0).data).toMatchObject({ TimeToCook: 40, prepTime: 10 });
  });

  test('moves from a section’s name to its line on Enter, and saves nothing', async () => {
    const sent = record('post', '/dishes');
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'Supra bread');
    await write(/^Preparation time/, '5');
    await user.click(screen.getByRole('button', { name: 'Add a section' }));
    const section = () => within(screen.getByRole('group', { name: 'Dough' }));
    await user.keyboard('Dough{Enter}');
    expect(section().getByLabelText('Amount')).toHaveFocus();
    await user.click(section().getByRole('button', { name: 'Remove ingredient: 1' }));
    await user.click(section().getByLabelText(/^Section name/));
    await user.keyboard('{Enter}');
    expect(section().getByLabelText('Amount')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each([/^Name/, /^Servings/, /^Timer, minutes/])(
    'saves nothing unfinished on Enter in the field “%s”',
    async (label) => {
      const sent = record('post', '/dishes');
      const { user } = renderPart(<RecipeForm dish={null} />);
      await write(/^Name/, 'Supra bread');
      await write(/^Preparation time/, '5');
      await user.click(await field(label));
      await user.keyboard('{Enter}');
      expect(await field(label)).not.toHaveFocus();
      expect(sent).toEqual([]);
    },
  );

  test('takes the suggestion on Enter in the ingredient’s field, and then moves to the next line', async () => {
    const flour = buildProduct({ id: 2, Name: 'Wheat flour' });
    answer('/products/offer', offerOf([flour]));
    const { user } = renderPart(<RecipeForm dish={null} />);
    await user.type(await product(), 'whea');
    await screen.findByRole('option', { name: 'Wheat flour' });
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await product()).toHaveValue('Wheat flour'));
    expect(screen.getAllByLabelText('Amount')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByLabelText('Amount')).toHaveLength(2));
    expect(screen.getAllByLabelText('Amount')[1]).toHaveFocus();
  });

  test('is kept as a draft, which the form continues', async () => {
    const { unmount } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'Half a recipe');
    unmount();
    expect(dishDrafts.read(dishDrafts.keyOf(ME))?.values.Name).toBe('Half a recipe');
    const again = renderPart(<RecipeForm dish={null} />);
    expect(await field(/^Name/)).toHaveValue('Half a recipe');
    await again.user.click(screen.getByRole('button', { name: 'Start over' }));
    await again.user.click(within(await dialog()).getByRole('button', { name: 'Start over' }));
    await waitFor(async () => expect(await field(/^Name/)).toHaveValue(''));
    expect(dishDrafts.read(dishDrafts.keyOf(ME))).toBeNull();
  });

  test('shows pictures in the chosen order, whichever arrives first', async () => {
    const waiting: (() => void)[] = [];
    let asked = 0;
    server.use(
      http.post(api('/upload'), async () => {
        const id = (asked += 1);
        if (id === 1) await new Promise<void>((go) => waiting.push(go));
        return HttpResponse.json(uploaded(id));
      }),
    );
    const { user } = renderPart(<RecipeForm dish={null} />);
    const files = ['large.jpg', 'small.jpg'].map(photo);
    await user.upload(await field('Add photos'), files);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/2.webp');
    waiting.forEach((go) => go());
    await screen.findByRole('img', { name: 'Photo 2' });
    expect(screen.getByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/1.webp');
  });

  test('reports a picture broken off by the network, which a retry uploads', async () => {
    let asked = 0;
    server.use(
      http.post(api('/upload'), () => {
        asked += 1;
        return asked === 1 ? HttpResponse.error() : HttpResponse.json(uploaded(asked));
      }),
    );
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(/^Name/, 'Lobio in a pot');
    await user.upload(await field('Add photos'), photo('pot.jpg'));
    expect(await screen.findByText(/pot\.jpg: The server cannot be reached/)).toBeInTheDocument();
    expect(await field(/^Name/)).toHaveValue('Lobio in a pot');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', '/2.webp');
  });

  test('cancels a picture still uploading', async () => {
    server.use(http.post(api('/upload'), () => new Promise<never>(() => undefined)));
    const { user } = renderPart(<RecipeForm dish={null} />);
    await user.upload(await field('Add photos'), photo('pot.jpg'));
    const sending = await screen.findByRole('progressbar', { name: 'Uploading pot.jpg' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sending).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  });

  test('makes a missing ingredient with only its name', async () => {
    answer('/products/offer', offerOf());
    const made: unknown[] = [];
    server.use(
      http.post(api('/products'), async ({ request }) => {
        made.push(await dataOf(request));
        return HttpResponse.json(one(buildProduct({ id: 31, Name: 'Ekala', NameKa: null })));
      }),
    );
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write(PRODUCT, 'Ekala');
    await user.click(await screen.findByRole('option', { name: 'Add “Ekala” as a product of your own' }));
    await waitFor(async () => expect(await product()).toHaveValue('Ekala'));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made).toEqual([{ Name: 'Ekala' }]);
  });

  test('finds an ingredient in the other script and counts it at once', async () => {
    answer(
      '/products/offer',
      offerOf([buildProduct({ id: 31, Name: 'Walnuts', NameKa: 'ნიგოზი', calories: 654 })]),
    );
    const { user } = renderPart(<RecipeForm dish={null} />);
    await write('Amount', '1,5 g');
    await write(PRODUCT, 'ნიგოზ');
    await user.click(await screen.findByRole('option', { name: 'Walnuts' }));
    const figures = screen.getByRole('complementary', { name: 'Nutrition and cost' });
    await waitFor(() => expect(figures).toHaveTextContent('2kcal')); // 9.81 kcal over four servings
  });
});

describe('a saved recipe', () => {
  const put = () => record('put', '/dishes/5');

  test('sends only changes, with the version it was read in', async () => {
    const sent = put();
    const { user } = renderPart(<RecipeForm dish={mine()} />);
    await write(/^Note/, 'Serve hot');
    await user.click(save());
    await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
    expect(sent.map(({ data }) => data)).toEqual([{ Note: 'Serve hot', updatedAt: mine().updatedAt }]);
  });

  test('is saved without a time if it was imported without one', async () => {
    const sent = put();
    const timeless = mine({ TimeToCook: null });
    const { user } = renderPart(<RecipeForm dish={timeless} />);
    await write(/^Note/, 'Serve hot');
    await user.click(save());
    await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
    expect(sent.map(({ data }) => data)).toEqual([{ Note: 'Serve hot', updatedAt: timeless.updatedAt }]);
  });

  test('restores a text to its old value', async () => {
    const { user } = renderPart(<RecipeForm dish={mine()} />);
    await write(/^Name/, ' by me');
    await user.click(screen.getByRole('button', { name: 'Restore the previous name' }));
    expect(await field(/^Name/)).toHaveValue(mine().Name);
    expect(screen.queryByRole('button', { name: 'Restore the previous name' })).not.toBeInTheDocument();
  });

  test('shows the CMS’s faults at their fields', async () => {
    const errors = [
      { path: ['Name'], key: 'name', values: { min: 5, max: 150 }, message: '' },
      { path: ['ingredients', '0', 'amount'], key: 'amount', message: '' },
    ];
    server.use(
      http.put(api('/dishes/5'), () => HttpResponse.json(strapiError(400, { errors }), { status: 400 })),
    );
    const { user } = renderPart(<RecipeForm dish={mine()} />);
    await write(/^Name/, ' anew');
    await user.click(save());
    await waitFor(async () =>
      expect(await field(/^Name/)).toHaveAccessibleDescription(/Name must be 5 to 150/),
    );
    expect(await field('Amount')).toHaveAccessibleDescription('Please enter a valid amount');
    expect(await field(/^Name/)).toHaveValue(`${mine().Name} anew`);
  });

  test('focuses a new section, reports one with only a name, and saves despite an empty one', async () => {
    answer('/products/offer', offerOf());
    const sent = record('put', '/dishes/5');
    const { user } = renderPart(<RecipeForm dish={mine()} />);
    const add = await screen.findByRole('button', { name: 'Add a section' });
    await user.click(add);
    await user.keyboard('Corn topping');
    const [first] = await screen.findAllByLabelText(/^Section name/);
    expect(first).toHaveValue('Corn topping');
    await user.click(add);
    await user.click(save());
    await screen.findByText('“Corn topping” has no ingredients: add one, or remove the section.');
    expect(sent).toHaveLength(0);
    expect(first).toHaveValue('Corn topping');
    await user.click(screen.getByRole('button', { name: 'Remove section: Corn topping' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.type(await field(/^Name/), ' anew');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(at(sent, 0).data.sections ?? []).toEqual([]);
  });

  test('offers a time in a step’s text as its timer', async () => {
    const { user } = renderPart(
      <RecipeForm
        dish={mine({
          Steps: [{ key: 's1', description: 'Bake for 30 minutes.', minutes: null, images: [], video: '' }],
        })}
      />,
    );
    await user.click(await screen.findByRole('button', { name: /Add a timer: 30.min/ }));
    expect(await field('Timer, minutes')).toHaveValue('30');
    expect(screen.queryByRole('button', { name: /Add a timer/ })).not.toBeInTheDocument();
  });

  test('removes a step or section only after a question', async () => {
    const sections = [
      { key: 'a0000000-0000-4000-8000-000000000001', title: 'Dough', ingredients: [buildIngredient()] },
    ];
    const { user } = renderPart(<RecipeForm dish={mine({ sections })} />);
    await user.click(await screen.findByRole('button', { name: 'Remove step 1' }));
    expect(await dialog()).toHaveTextContent('By continuing this action you can not undo it');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('group', { name: 'Step 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove section: Dough' }));
    expect(await dialog()).toHaveTextContent('Remove the section “Dough” with its ingredients?');
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Dough' })).not.toBeInTheDocument());
  });

  test('orders steps by their buttons', async () => {
    const sent = put();
    const step = (description: string, at: number) => ({
      key: `b0000000-0000-4000-8000-00000000000${at}`,
      description,
      minutes: null,
      images: [],
      video: '',
    });
    const { user } = renderPart(<RecipeForm dish={mine({ Steps: [step('Bake', 1), step('Mix', 2)] })} />);
    await user.click(await screen.findByRole('button', { name: 'Move up: Step 2' }));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(
      (at(sent, 0).data.Steps as { description: string }[]).map(({ description }) => description),
    ).toEqual(['Mix', 'Bake']);
  });

  test('questions a flag that an ingredient contradicts, and proposes a fitting one', async () => {
    const butter = buildProduct({ id: 2, Name: 'Butter', origin: 'dairy', allergens: ['milk'] });
    const ingredients = [buildIngredient({ product: butter })];
    const { user } = renderPart(<RecipeForm dish={mine({ ingredients, dietaryFlags: ['Vegan'] })} />);
    expect(await screen.findByText('Vegan? These ingredients say otherwise: Butter')).toBeInTheDocument();
    expect(
      screen.getByText('Judging by its ingredients, it is also: Vegetarian, Gluten Free'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not “Vegan”' }));
    await user.click(screen.getByRole('button', { name: 'Add these' }));
    expect(screen.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Gluten Free' })).toBeChecked();
  });

  test('does not ask a collaborator about visibility', async () => {
    renderPart(
      <RecipeForm
        dish={mine({ owner: { id: 99, Name: 'Nino' }, collaborators: [{ id: ME, Name: 'Me' }] })}
      />,
    );
    expect(await screen.findByText(/Only the owner decides/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Public/ })).not.toBeInTheDocument();
  });
});

describe('a conflict with another person’s save', () => {
  const opened = mine();
  const theirs = { ...opened, Name: 'Their new name', Note: 'Theirs', updatedAt: '2026-11-02T10:00:00.000Z' };
  const { id, ...attributes } = theirs;
  const present = { id, attributes };

  test('shows both versions, and saves only after the person has chosen', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(
      http.put(api('/dishes/5'), async ({ request }) => {
        const data = await dataOf<Record<string, unknown>>(request);
        sent.push(data);
        if (sent.length > 1) return HttpResponse.json(one(theirs));
        const details = { code: 'record.changedSince', present };
        return HttpResponse.json(strapiError(409, details), { status: 409 });
      }),
    );
    const { user } = renderPart(<RecipeForm dish={opened} />);
    await write(/^Name/, 'My new name', 'anew');
    await user.click(save());
    const box = await dialog();
    expect(
      within(box).getByRole('heading', { name: 'This has changed since you opened it' }),
    ).toBeInTheDocument();
    const name = within(box).getByRole('group', { name: /^Name/ });
    expect(name).toHaveTextContent('My new name');
    expect(name).toHaveTextContent('Their new name');
    expect(within(box).getByRole('button', { name: 'Save my choice' })).toBeDisabled();
    await user.click(within(name).getByRole('radio', { name: /My version/ }));
    await user.click(within(box).getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    // their note is proposed and kept, so the form does not send it
    expect(sent[1]).toEqual({ Name: 'My new name', updatedAt: theirs.updatedAt });
  });

  test('raises no question if the form’s fields did not change', async () => {
    const same = {
      ...opened,
      updatedAt: '2026-11-03T10:00:00.000Z',
      collaborators: [{ id: 12, Name: 'Ana' }],
    };
    const { id: sameId, ...rest } = same;
    const sent: Record<string, unknown>[] = [];
    server.use(
      http.put(api('/dishes/5'), async ({ request }) => {
        const data = await dataOf<Record<string, unknown>>(request);
        sent.push(data);
        if (data.updatedAt === same.updatedAt) return HttpResponse.json(one(same));
        const details = { code: 'record.changedSince', present: { id: sameId, attributes: rest } };
        return HttpResponse.json(strapiError(409, details), { status: 409 });
      }),
    );
    const { user } = renderPart(<RecipeForm dish={opened} />);
    await write(/^Note/, 'Hot');
    await user.click(save());
    await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
    expect(sent[1]).toEqual({ Note: 'Hot', updatedAt: same.updatedAt });
  });
});

test('waits while the CMS is down: the form stays, says so, and saves once it is back', async () => {
  let isDown = true;
  let saves = 0;
  server.use(
    http.put(api('/dishes/5'), () => {
      if (isDown) return new HttpResponse('bad gateway', { status: 502 });
      saves += 1;
      return HttpResponse.json(one(mine()));
    }),
    http.get(api('/health'), () =>
      isDown ? new HttpResponse('bad gateway', { status: 502 }) : HttpResponse.json({ status: 'ok' }),
    ),
  );
  const { user } = renderPart(<RecipeForm dish={mine()} />);
  await write(/^Note/, 'Hot');
  await user.click(save());
  expect(
    await screen.findByText(/Nothing is lost: the recipe will be saved as soon as it is back/),
  ).toBeInTheDocument();
  expect(await field(/^Note/)).toHaveValue('Hot');
  isDown = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
  expect(saves).toBe(1);
});

describe('a translation of the recipe', () => {
  const twins = [
    { id: 12, Name: 'იმერული ხაჭაპური', language: 'ka', translationOf: { data: null } },
    {
      id: 13,
      Name: 'აჭარული ხაჭაპური',
      language: 'ka',
      translationOf: { data: { id: 4, attributes: { Name: 'Adjarian', language: 'en' } } },
    },
  ];

  test('is chosen among my unlinked ones', async () => {
    const asked: string[] = [];
    server.use(
      http.get(api('/dishes'), ({ request }) => {
        asked.push(decodeURIComponent(new URL(request.url).search));
        return HttpResponse.json(many(twins));
      }),
    );
    const sent = record('put', '/dishes/5');
    const { user } = renderPart(<RecipeForm dish={mine()} />);
    const picker = await screen.findByRole('combobox', { name: 'The same recipe in Georgian' });
    await user.type(picker, 'ხაჭ');
    expect(await screen.findByRole('option', { name: 'იმერული ხაჭაპური' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'აჭარული ხაჭაპური' })).not.toBeInTheDocument();
    expect(asked.at(-1)).toContain('filters[language][$eq]=ka');
    expect(asked.at(-1)).toContain(`filters[$or][0][owner][id][$eq]=${ME}`);
    await user.click(screen.getByRole('option', { name: 'იმერული ხაჭაპური' }));
    expect(screen.getByRole('link', { name: 'იმერული ხაჭაპური' })).toHaveAttribute('href', '/dishes/12');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(at(sent, 0).data.translationOf).toBe(12);
  });

  test('is unlinked again', async () => {
    const sent = record('put', '/dishes/5');
    const twin = { id: 12, Name: 'იმერული ხაჭაპური', language: 'ka' };
    const { user } = renderPart(<RecipeForm dish={mine({ translationOf: twin })} />);
    await user.click(await screen.findByRole('button', { name: 'Unlink “იმერული ხაჭაპური”' }));
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(at(sent, 0).data).toMatchObject({ translationOf: null });
  });

  test('cannot be in the same language', async () => {
    const twin = { id: 12, Name: 'იმერული ხაჭაპური', language: 'ka' };
    const { user } = renderPart(<RecipeForm dish={mine({ translationOf: twin })} />);
    fireEvent.change(await field('Language of the recipe'), { target: { value: 'ka' } });
    await user.click(save());
    expect(await screen.findByText('The two recipes are in the same language')).toBeInTheDocument();
  });
});
