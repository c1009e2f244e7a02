import { beforeAll, describe, expect, test, vi } from 'vitest';
import { atLeast } from '@/tests/support/at';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { addressesOf, isOnDisk, jpeg, uploadedFiles, upload } from '../support/pictures';
import { dishBody, made, makeDish, readDish } from '../support/records';
import { SOON } from '../support/soon';

let person: Person;
let bytes: Buffer;
beforeAll(async () => {
  person = await newPerson();
  bytes = await jpeg();
});
const mine = () => api(person);
const pictures = async (count: number): Promise<ApiRecord[]> =>
  uploadedFiles(
    await upload(
      person,
      Array.from({ length: count }, () => ({ bytes })),
    ),
  );
const idsOf = (files: readonly ApiRecord[]) => files.map(({ id }) => id);
const stepOf = ({ attributes }: ApiRecord, at = 0) => {
  const { images, image, video } = attributes.Steps[at];
  return { images: idsOf(images.data), image: image.data?.id ?? null, video };
};

describe('the pictures of a step', () => {
  test('keep their order, and the first of them is `image`', async () => {
    const [a, b, c] = atLeast(3, await pictures(3));
    const dish = await makeDish(person, {
      Steps: [{ description: 'Bake.', images: [c.id, a.id, b.id] }, { description: 'Cool.' }],
    });
    expect(stepOf(dish)).toEqual({ images: [c.id, a.id, b.id], image: c.id, video: null });
    expect(dish.attributes.Steps[0].images.data).toEqual([c, a, b]);
    expect(stepOf(dish, 1)).toEqual({ images: [], image: null, video: null });
    const [step, cool] = dish.attributes.Steps;
    const Steps = [
      { key: cool.key, description: 'Cool.' },
      { key: step.key, description: 'Bake.', images: [a.id, c.id] },
    ];
    const turned = made(await mine().put(`dishes/${dish.id}`, { Steps }));
    expect(stepOf(turned, 1)).toEqual({ images: [a.id, c.id], image: a.id, video: null });
    const asked = await readDish(person, dish.id, 'populate[Steps][populate]=image');
    expect(asked.attributes.Steps[1]).toMatchObject({ image: { data: { id: a.id } } });
  });

  test('are a single one if a body names only `image`; beside `images` it has no effect', async () => {
    const [a, b] = atLeast(2, await pictures(2));
    const dish = await makeDish(person, { Steps: [{ description: 'Bake.', image: a.id }] });
    expect(stepOf(dish)).toEqual({ images: [a.id], image: a.id, video: null });
    const Steps = [{ description: 'Bake.', image: a.id, images: [b.id, a.id] }];
    expect(stepOf(made(await mine().put(`dishes/${dish.id}`, { Steps })))).toMatchObject({ image: b.id });
    const none = [{ description: 'Bake.', image: a.id, images: [] }];
    expect(stepOf(made(await mine().put(`dishes/${dish.id}`, { Steps: none })))).toMatchObject({
      images: [],
      image: null,
    });
  });

  test('are at most five, and the person’s own', async () => {
    const many = idsOf(await pictures(6));
    expect(
      faults(await mine().post('dishes', dishBody({ Steps: [{ description: 'x', images: many }] }))),
    ).toEqual(['Steps.0.images: tooMany']);
    const Steps = [{ description: 'x', images: many.slice(0, 5) }];
    expect(faults(await api(people().user).post('dishes', dishBody({ Steps })))).toEqual(
      Array(5).fill('Steps.0.images: reference'),
    );
    const image = [{ description: 'x', image: many[5] }];
    expect(faults(await api(people().user).post('dishes', dishBody({ Steps: image })))).toEqual([
      'Steps.0.images: reference',
    ]);
    expect(stepOf(await makeDish(person, { Steps })).images).toEqual(many.slice(0, 5));
  });

  test('are duplicated by a copy, and removed one at a time', async () => {
    const [a, b] = atLeast(2, await pictures(2));
    const dish = await makeDish(person, { Steps: [{ description: 'Bake.', images: [a.id, b.id] }] });
    const copy = made(await mine().act(`dishes/${dish.id}/copy`));
    const copied: ApiRecord[] = copy.attributes.Steps[0].images.data;
    expect(copied.map(({ attributes }) => attributes.width)).toEqual([40, 40]);
    expect(idsOf(copied).filter((id) => id === a.id || id === b.id)).toEqual([]);
    expect((await mine().delete(`uploads/assets/${a.id}`)).status).toBe(200);
    expect(stepOf(await readDish(person, dish.id))).toMatchObject({ images: [b.id], image: b.id });
    made(await mine().delete(`dishes/${dish.id}`));
    await vi.waitFor(() => expect([a, b].flatMap(addressesOf).filter(isOnDisk)).toEqual([]), SOON);
    expect(copied.flatMap(addressesOf).every(isOnDisk)).toBe(true);
  });
});

test('a step’s video must be a web address', async () => {
  const withVideo = (video: unknown) => dishBody({ Steps: [{ description: 'Fold.', video }] });
  for (const video of ['javascript:alert(1)', 'http://[::1', 'ftp://films.example', 'just words'])
    expect(faults(await mine().post('dishes', withVideo(video)))).toEqual(['Steps.0.video: url']);
  const dish = made(await mine().post('dishes', withVideo(' https://films.example/fold ')));
  expect(stepOf(dish).video).toBe('https://films.example/fold');
});
