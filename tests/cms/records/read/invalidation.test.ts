import { beforeAll, describe, expect, test } from 'vitest';
import { api, newPerson, people, type Answer, type ApiRecord, type Wire } from '../../support/api';
import type { Person } from '../../support/people';
import { jpeg, upload } from '../../support/pictures';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { at, atLeast, given } from '@/tests/support/at';
import { line, made, makeProduct, makePublic, readDish, recordsOf } from '../../support/records';

const WRITES = 60;
const FIGURES = { calories: 100, fats: 1, carbs: 2, prots: 3, costTetri: 10 };

interface World {
  readonly owner: Person;
  readonly editor: Person;
  /** Person whose role and block change during the test. */
  readonly wavering: Person;
  readonly product: ApiRecord;
  readonly dishes: ApiRecord[];
  readonly photo: Buffer;
}
type Write = (world: World, random: Random) => Promise<unknown>;

const admin = () => api(people().admin);
const anyDish = ({ dishes }: World, random: Random) => pick(random, dishes).id;
const word = (random: Random) => `${Math.floor(random() * 1e9)}`;

const KINDS: Record<string, Write> = {
  dish: (world, random) =>
    api(world.owner).put(`dishes/${anyDish(world, random)}`, { Name: `Dish ${word(random)}` }),
  editor: (world, random) =>
    api(world.editor).put(`dishes/${anyDish(world, random)}`, { Note: word(random) }),
  product: (world, random) =>
    api(world.owner).put(`products/${world.product.id}`, {
      Name: `Product ${word(random)}`,
      calories: Math.floor(random() * 900),
    }),
  picture: (world, random) =>
    upload(world.owner, [{ bytes: world.photo }], { ref: 'dishes', refId: `${anyDish(world, random)}` }),
  noPicture: async (world, random) => {
    const { attributes } = await readDish(world.owner, anyDish(world, random));
    const [file] = recordsOf(attributes.DishImages);
    if (file) await api(world.owner).delete(`uploads/assets/${file.id}`);
  },
  person: (world, random) =>
    api(world.owner).put(`users/${world.owner.id}`, { Name: `Owner ${word(random)}` }),
  role: (world, random) =>
    admin().act(`users/${world.wavering.id}/role`, { Rolee: pick(random, ['User', 'Courier', 'Admin']) }),
  block: (world, random) =>
    admin().act(`users/${world.wavering.id}/${pick(random, ['block', 'unblock', 'unblock'])}`),
  visibility: (world, random) =>
    api(world.owner).put(`dishes/${anyDish(world, random)}`, {
      visibility: pick(random, ['public', 'private']),
    }),
  hide: (world, random) => admin().act(`dishes/${anyDish(world, random)}/hide`, { hidden: random() < 0.5 }),
  share: (world, random) =>
    api(world.owner).act(`dishes/${anyDish(world, random)}/collaborators`, { email: world.wavering.email }),
  unshare: (world, random) =>
    api(world.owner).put(`dishes/${anyDish(world, random)}`, { collaborators: [world.editor.id] }),
  save: (world, random) =>
    api(people().friend).act(`dishes/${anyDish(world, random)}/${pick(random, ['save', 'unsave'])}`),
  verify: (world, random) => admin().act(`products/${world.product.id}/verify`, { verified: random() < 0.3 }),
};

let world: World;
beforeAll(async () => {
  const [owner, editor, wavering] = [await newPerson(), await newPerson(), await newPerson()];
  const product = await makeProduct(owner, FIGURES);
  const dishes = [];
  for (let at = 0; at < 3; at += 1) {
    const dish = await makePublic(owner, { servingAmount: 1, ingredients: [line(product.id)] });
    dishes.push(made(await api(owner).act(`dishes/${dish.id}/collaborators`, { email: editor.email })));
  }
  world = { owner, editor, wavering, product, dishes, photo: await jpeg() };
});

/** Returns reads that show what the writes change; their parameters can be reordered. */
function places({ dishes, product }: World): [path: string, ...parameters: string[]][] {
  const ids = dishes.map(({ id }, at) => `filters[id][$in][${at}]=${id}`);
  return [
    ...dishes.map(({ id }): [string, ...string[]] => [`dishes/${id}`, 'populate=deep,5']),
    ['dishes', 'populate=deep,5', 'sort=id', ...ids],
    ['dishes', `contains=${product.id}`, 'sort=Name', 'fields[0]=Name', 'populate[owner]=true'],
    ['dishes', 'filters[visibility][$eq]=public', `contains=${product.id}`, 'pagination[pageSize]=1'],
    [`products/${product.id}`, 'populate=deep,5'],
    ['saves', 'populate=deep,5', 'sort=id'],
  ];
}

let asked = 0;
/** Rewrites a query to an equivalent address never used before, so that no cache can hold its answer. */
function anew(place: readonly string[]): string {
  const [path, ...parameters] = atLeast(1, place);
  asked += 1;
  // Leading zeros and repeated fields change the address but not the answer.
  const isOne = path.includes('/');
  const never = isOne ? `populate=deep,${'0'.repeat(asked)}5` : `pagination[page]=${'0'.repeat(asked)}1`;
  const rest = isOne ? [] : parameters.toReversed();
  return `${path}?${[...rest, never].join('&')}`;
}

describe('after every write', () => {
  test.each([1, 2])(
    'each cached answer equals an uncached one (run %i)',
    async (run) => {
      const random = seeded(run * 104_729);
      const readers = [undefined, people().friend, world.editor, world.wavering];
      // Caches every answer before the first write, and reads it again after each.
      for (let at = 0; at < WRITES; at += 1) {
        const kind = pick(random, Object.keys(KINDS));
        await given(KINDS[kind])(world, random);
        const place = pick(random, places(world));
        const path = `${place[0]}?${place.slice(1).join('&')}`;
        for (const reader of readers) {
          const remembered = [await api(reader).get(path), await api(reader).get(path)];
          const fresh = shown(await api(reader).get(anew(place)));
          for (const one of remembered)
            expect(shown(one), `write ${at}: ${kind}, then ${path}`).toEqual(fresh);
        }
      }
    },
    240_000,
  );
});

describe('reads during a write', () => {
  test('leave no stale data behind: a product’s name, a person’s name, a role', async () => {
    const { owner, product, dishes, wavering } = world;
    made(await admin().act(`users/${wavering.id}/unblock`));
    made(await admin().act(`dishes/${at(dishes, 0).id}/hide`, { hidden: false }));
    made(await admin().act(`products/${product.id}/verify`, { verified: false }));
    for (let round = 0; round < 20; round += 1) {
      const Rolee = round % 2 ? 'User' : 'Courier';
      const reads = () =>
        Array.from({ length: 6 }, () => api(owner).get(anew([`dishes/${at(dishes, 0).id}`])));
      const [, renamed, moved, role] = await Promise.all([
        Promise.all(reads()),
        api(owner).put(`products/${product.id}`, { Name: `Product in round ${round} ${product.id}` }),
        api(owner).put(`users/${owner.id}`, { Name: `Owner in round ${round}` }),
        admin().act(`users/${wavering.id}/role`, { Rolee }),
        Promise.all(reads()),
        api(wavering).get('users/me'),
      ]);
      for (const answer of [renamed, moved, role]) made(answer);
      const { attributes } = await readDish(owner, at(dishes, 0).id);
      expect(attributes.ingredients[0].product.data.attributes.Name).toBe(
        `Product in round ${round} ${product.id}`,
      );
      expect(attributes.owner.data.attributes.Name).toBe(`Owner in round ${round}`);
      expect((await api(wavering).get('users/me')).body.Rolee).toBe(Rolee);
      expect((await api(wavering).get('products')).status).toBe(Rolee === 'User' ? 200 : 403);
    }
  });
});

const shown = ({ status, body }: Answer): Wire => ({ status, body });
