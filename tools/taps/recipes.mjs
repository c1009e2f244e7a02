import { demoPerson } from '../screens/session.mjs';
import { newPerson } from '../screens/lookers.mjs';

/** A recipe with three ingredients and two steps, as people send it. */
const SALAD = `Tomato salad with basil
Serves 2, 10 minutes

300 g tomato
1 bunch basil
2 tbsp sunflower oil

1. Cut the tomatoes.
2. Tear the basil over them and pour the oil.`;

/** @type {import('./walk.mjs').Journey} */
export const firstRecipe = {
  name: 'first recipe',
  prepare: async (url) => ({ person: await newPerson(url) }),
  walk: async ({ hand, page, t, link, button, dialog, at }) => {
    await hand.tap(link('day:first.paste'));
    await hand.paste(page.getByLabel(t('recipe:paste.label')), SALAD);
    await hand.tap(dialog.button('recipe:paste.confirm'));
    await hand.tap(button('action.save'));
    await at(/^\/dishes\/\d+$/);
  },
};

/** @type {import('./walk.mjs').Journey} */
export const imported = {
  name: 'import',
  prepare: async () => ({ person: demoPerson('user') }),
  walk: async ({ hand, page, t, bar, link, button }) => {
    await hand.tap(bar.link('bar.recipes'));
    await hand.tap(link('menu.import'));
    await hand.paste(page.getByLabel(t('import:start.field'), { exact: true }), SALAD);
    await page.waitForURL((url) => url.searchParams.has('id'));
    await hand.tap(button('import:take.action_one', {}));
    await page.getByRole('listitem').getByRole('link', { name: 'Tomato salad with basil' }).waitFor();
  },
};
