import { beforeAll, describe, expect, test } from 'vitest';
import { RIGHTS, type Action, type Who } from '@/lib/domain/access/rights';
import { atLeast } from '@/tests/support/at';
import { keysOf } from '@/lib/domain/keysOf';
import { api, people, type Answer } from '../support/api';
import { makeDish, makeProduct, makePublic, unique } from '../support/records';

const WHO: readonly Who[] = ['visitor', 'User', 'Courier', 'Admin'];
const personOf = (who: Who) =>
  ({ visitor: undefined, User: people().user, Courier: people().courier, Admin: people().admin })[who];

interface Setting {
  readonly dish: number;
  readonly mine: number;
  readonly product: number;
  readonly other: number;
  readonly food: number;
  readonly report: number;
}
type Call = (as: ReturnType<typeof api>, at: Setting, who: Who) => Promise<Answer>;

/** Valid calls; only the caller's rights decide the outcome. */
const CALLS: Partial<Record<Action, Call>> = {
  'dishes.find': (as) => as.get('dishes'),
  'dishes.findOne': (as, { dish }) => as.get(`dishes/${dish}`),
  'dishes.create': (as) => as.post('dishes', { Name: unique('Soup') }),
  'dishes.update': (as, { mine }) => as.put(`dishes/${mine}`, { Note: 'x' }),
  'dishes.delete': async (as, _at, who) => as.delete(`dishes/${(await makeDish(ownerFor(who))).id}`),
  'dishes.save': (as, { dish }) => as.act(`dishes/${dish}/save`),
  'dishes.unsave': (as, { dish }) => as.act(`dishes/${dish}/unsave`),
  'dishes.copy': (as, { dish }) => as.act(`dishes/${dish}/copy`),
  'dishes.collaborators': async (as, _at, who) =>
    as.act(`dishes/${(await makeDish(ownerFor(who))).id}/collaborators`, { email: people().stranger.email }),
  'dishes.draw': (as) => as.get('dishes/draw'),
  'dishes.similar': (as, { dish }) => as.get(`dishes/${dish}/similar`),
  'dishes.atHome': (as, { dish }) => as.get(`dishes/${dish}/at-home`),
  'dishes.report': (as, { dish }) => as.act(`dishes/${dish}/report`, { why: 'Salty.' }),
  'dishes.hide': async (as) => as.act(`dishes/${(await makePublic(people().friend)).id}/hide`),
  'dishes.feature': async (as) => as.act(`dishes/${(await makePublic(people().friend)).id}/feature`),
  'products.find': (as) => as.get('products'),
  'products.findOne': (as, { product }) => as.get(`products/${product}`),
  'products.create': (as) => as.post('products', { Name: unique('Salt') }),
  'products.update': async (as, _at, who) =>
    as.put(`products/${(await makeProduct(ownerFor(who))).id}`, { calories: 1 }),
  'products.delete': async (as, _at, who) => as.delete(`products/${(await makeProduct(ownerFor(who))).id}`),
  'products.merge': async (as, { other }) =>
    as.act(`products/${(await makeProduct(people().user)).id}/merge`, { into: other }),
  'products.verify': async (as) => as.act(`products/${(await makeProduct(people().user)).id}/verify`),
  'products.report': (as, { product }) => as.act(`products/${product}/report`, { why: 'Wrong price.' }),
  'products.import': (as) => as.act('products/import', { rows: [{ Name: unique('Rice') }] }),
  'products.offer': (as) => as.get('products/offer?q=to'),
  'products.ofFood': (as, { food }) => as.post('products/of-food', { food }),
  'products.match': (as) => as.post('products/match', { names: ['salt'] }),
  'products.sameAs': async (as, { food }, who) =>
    as.act(`products/${(await makeProduct(ownerFor(who))).id}/same-as`, { food }),
  'search.find': (as) => as.get('search?q=to&reader=en'),
  'people.findOne': (as) => as.get(`people/${people().friend.id}?reader=en`),
  'crawlers.robots': (as) => as.get('crawlers/robots.txt'),
  'crawlers.sitemap': (as) => as.get('crawlers/sitemap.xml'),
  'reports.find': (as) => as.get('reports'),
  'reports.findOne': (as, { report }) => as.get(`reports/${report}`),
  'reports.update': (as, { report }) => as.put(`reports/${report}`, { state: 'dismissed' }),
  'saves.find': (as) => as.get('saves'),
  'saves.findOne': async (as, { dish }) => {
    await as.act(`dishes/${dish}/save`);
    const { data } = await as.get('saves');
    return as.get(`saves/${data?.[0].id ?? 1}`);
  },
  'users.me': (as) => as.get('users/me'),
  'users.find': (as) => as.get('users'),
  'users.findOne': (as, _at, who) => as.get(`users/${personOf(who)?.id ?? people().user.id}`),
  'users.update': (as, _at, who) =>
    as.put(`users/${personOf(who)?.id ?? people().user.id}`, { diet: ['Vegan'] }),
  'users.role': (as) => as.act(`users/${people().stranger.id}/role`, { Rolee: 'User' }),
  'users.block': (as) => as.act(`users/${people().stranger.id}/unblock`),
  'users.unblock': (as) => as.act(`users/${people().stranger.id}/unblock`),
  'upload.upload': (as) => as.send('POST', 'upload', { body: new FormData() }),
  'upload.destroy': (as) => as.delete('uploads/assets/2147483647'),
};
/** Owner of the record: the caller, or the user for roles that cannot own one. */
const ownerFor = (who: Who) => (who === 'Admin' ? people().admin : people().user);
/** Status of a permitted call that still fails: the body holds no picture. */
const LET_THROUGH: Partial<Record<Action, number>> = { 'upload.upload': 400, 'upload.destroy': 404 };

let at: Setting;
beforeAll(async () => {
  const [dish, mine, product, other] = await Promise.all([
    makePublic(people().friend),
    makePublic(people().user),
    makeProduct(people().friend),
    makeProduct(people().friend),
  ]);
  const user = api(people().user);
  await user.act(`dishes/${dish.id}/report`, { why: 'Too long.' });
  const report = (await api(people().admin).get('reports')).data[0].id;
  const [food] = (await api(people().user).get('foods?pagination[pageSize]=1')).data;
  at = { dish: dish.id, mine: mine.id, product: product.id, other: other.id, report, food: food.id };
});

/** Addresses of actions whose path does not follow from their name. */
const PLACES: Partial<Record<Action, [method: string, path: string]>> = {
  'orders.quote': ['POST', 'orders/quote'],
  'orders.figures': ['GET', 'orders/figures'],
  'stocks.products': ['GET', 'stocks/products'],
  'stocks.held': ['GET', 'stocks/held'],
  'stocks.arrivals': ['POST', 'stocks/arrivals'],
  'shop.day': ['GET', 'shop/day'],
  'dishes.changeTypes': ['POST', 'dishes/types'],
  'dishes.changeTags': ['POST', 'dishes/tags'],
  'dishes.counts': ['GET', 'dishes/counts?reader=en'],
  'cookbooks.changeDishes': ['POST', 'cookbooks/NONE/dishes'],
  'dish-notes.rate': ['POST', 'dish-notes/rate'],
  'dishes.versions': ['GET', 'dishes/NONE/versions'],
  'dishes.version': ['GET', 'dishes/NONE/versions/1'],
  'imports.picture': ['GET', 'imports/NONE/pictures/x'],
  'mealplans.open': ['GET', 'mealplans/join/nothing'],
  'mealplans.join': ['POST', 'mealplans/join/nothing'],
  'mealplans.followers': ['GET', 'mealplans/NONE/followers'],
  'mealplans.propose': ['POST', 'mealplans/propose'],
  'mealplans.proposeOthers': ['POST', 'mealplans/propose/others'],
  'shoplists.fromPlan': ['POST', 'shoplists/from-plan'],
  'shoplists.usual': ['GET', 'shoplists/usual'],
  'shoplists.staple': ['POST', 'shoplists/staples'],
  'households.open': ['GET', 'households/join/nothing'],
  'households.join': ['POST', 'households/join/nothing'],
  'pantry-items.change': ['POST', 'pantry-items/change'],
  'pantry-items.undo': ['POST', 'pantry-items/undo'],
  'barcodes.link': ['POST', 'barcodes/link'],
  'barcodes.lookUp': ['POST', 'barcodes/look-up'],
  'prices.latest': ['GET', 'prices/latest'],
  'prices.spending': ['GET', 'prices/spending?month=2026-11'],
  'prices.budget': ['POST', 'prices/budget'],
  'foods.names': ['GET', 'foods/names'],
  // no `of` parameter, so the answer ends
  'live.stream': ['GET', 'live'],
  'users.exportMe': ['GET', 'users/me/export?none=1'],
  'users.exportRecipes': ['GET', 'users/me/recipes?none=1'],
  'users.deleteMe': ['DELETE', 'users/me?none=1'],
  'users.tags': ['GET', 'users/me/tags'],
  'users.changeTags': ['POST', 'users/me/tags'],
  'users.calendar': ['GET', 'users/me/calendar'],
  'users.nutrients': ['GET', 'users/me/nutrients'],
  'users.expenditure': ['GET', 'users/me/expenditure'],
  'users.undoTarget': ['POST', 'users/me/expenditure/undo'],
  'users.expiring': ['GET', 'users/me/expiring'],
  'users.planning': ['GET', 'users/me/planning'],
  'users.keepPlanning': ['PUT', 'users/me/planning'],
  'users.reminders': ['GET', 'users/me/reminders'],
  'users.setReminders': ['PUT', 'users/me/reminders'],
  'users.takeDevice': ['POST', 'users/me/reminders/devices'],
  'users.leaveDevice': ['DELETE', 'users/me/reminders/devices/none'],
  'users.feed': ['GET', 'users/me/feed'],
  'users.setFeed': ['POST', 'users/me/feed'],
  'users.resetFeed': ['POST', 'users/me/feed/reset'],
  'users.closeFeed': ['DELETE', 'users/me/feed'],
};
const USUAL: Record<string, [method: string, path: string]> = {
  find: ['GET', ''],
  findOne: ['GET', '/NONE'],
  create: ['POST', ''],
  update: ['PUT', '/NONE'],
  delete: ['DELETE', '/NONE'],
};

/** Actions that need no record, or answer the same without one. */
const ANSWERED: readonly string[] = [
  'mealplans.leave',
  'shoplists.leave',
  'households.decline',
  'households.leave',
  'shoplists.usual',
  'foods.names',
  'users.tags',
  'users.expenditure',
  'users.undoTarget',
  'users.expiring',
  'users.planning',
  'users.keepPlanning',
  'prices.latest',
  'prices.spending',
  'users.reminders',
  'users.setReminders',
  'users.leaveDevice',
  'users.feed',
  'dishes.counts',
  'users.setFeed',
  'users.resetFeed',
  'users.closeFeed',
  'orders.quote',
  'stocks.products',
  'stocks.held',
  'shop.day',
];
/** Actions that refuse an empty body or an unknown query before they look for a record. */
const REFUSED: readonly string[] = [
  'dishes.changeTypes',
  'dishes.changeTags',
  'dish-notes.rate',
  'cookbooks.add',
  'cookbooks.changeDishes',
  'cookbooks.collaborators',
  'imports.update',
  'imports.take',
  'mealplans.subscribe',
  'mealplans.invite',
  'mealplans.eatAlong',
  'mealplans.propose',
  'mealplans.proposeOthers',
  'pantry-items.change',
  'pantry-items.undo',
  'barcodes.link',
  'barcodes.lookUp',
  'prices.budget',
  'households.invite',
  'households.withdraw',
  'households.removeMember',
  'shoplists.fromPlan',
  'shoplists.staple',
  'shoplists.addDish',
  'shoplists.change',
  'shoplists.members',
  'shoplists.removeMember',
  'users.changeTags',
  'users.calendar',
  'users.nutrients',
  'users.exportMe',
  'users.exportRecipes',
  'users.deleteMe',
  'users.takeDevice',
  'live.stream',
  'orders.progress',
  'orders.ask',
  'orders.answer',
  'orders.fail',
  'orders.assign',
  'orders.figures',
  'stocks.arrivals',
  'stocks.move',
];
/** Status that every permitted caller gets for a call on nothing. */
function statusOnNothing(action: Action): number {
  const [, verb] = action.split('.');
  if (verb === 'find' || ANSWERED.includes(action)) return 200;
  return verb === 'create' || verb === 'report' || REFUSED.includes(action) ? 400 : 404;
}

/** Makes the same call on a missing record, with an empty body. */
function callOnNothing(action: Action, as: ReturnType<typeof api>): Promise<Answer> {
  const [collection, verb] = atLeast(2, action.split('.'));
  const kebab = verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const [method, end] = USUAL[verb] ?? ['POST', `/NONE/${kebab}`];
  const [ownMethod, path] = PLACES[action] ?? [method, `${collection}${end}`];
  const hasBody = ownMethod === 'POST' || ownMethod === 'PUT';
  return as.send(ownMethod, path.replace('NONE', '2147483647'), {
    headers: hasBody ? { 'Content-Type': 'application/json' } : {},
    body: hasBody ? '{"data":{}}' : undefined,
  });
}

describe.each(keysOf(RIGHTS))('%s', (action) => {
  test.each(WHO)('by %s', async (who) => {
    const isOpen = RIGHTS[action].includes(who);
    const as = api(personOf(who));
    // Each call runs twice: cold, and with the cache that the first one left.
    for (let round = 0; round < 2; round += 1) {
      const call = CALLS[action];
      const { status, text } = await (call ? call(as, at, who) : callOnNothing(action, as));
      if (!isOpen) expect(status, text).toBe(who === 'visitor' ? 401 : 403);
      else expect(status, text).toBe(call ? (LET_THROUGH[action] ?? 200) : statusOnNothing(action));
    }
  });
});

test('an action missing from the table is closed to everybody', async () => {
  const { status } = await api(people().admin).send('POST', 'upload?id=1', { body: new FormData() });
  expect([400, 403, 404]).toContain(status);
  for (const path of ['upload/files', 'upload/files/1', 'i18n/locales']) {
    for (const person of [people().admin, people().user])
      expect([403, 404]).toContain((await api(person).get(path)).status);
    expect([401, 404]).toContain((await api().get(path)).status);
  }
});
