import { expect, test, vi } from 'vitest';
import { people } from '../support/api';
import { listen } from '../support/live';
import { householdOf } from '../households/support';
import { move, putAway } from './support';
import { SOON } from '../support/soon';

test('a household hears of every change of its pantry, and nobody else does', async () => {
  const { all } = await householdOf(2);
  const [ours, theirs] = await Promise.all([
    listen(all[1], 'pantry-items'),
    listen(people().stranger, 'pantry-items'),
  ]);
  try {
    const eggs = await putAway(all[0], { Name: 'Eggs', amount: 6 });
    const told = { collection: 'pantry-items', id: eggs.id };
    await vi.waitFor(() => expect(ours.told()).toContainEqual(told), SOON);
    const before = ours.told().length;
    await move(all[0], eggs.key, -1);
    await vi.waitFor(() => expect(ours.told().length).toBeGreaterThan(before), SOON);
    const own = await putAway(people().stranger, { Name: 'Salt' });
    await vi.waitFor(
      () => expect(theirs.told()).toContainEqual({ collection: 'pantry-items', id: own.id }),
      SOON,
    );
    expect(theirs.told()).not.toContainEqual(told);
  } finally {
    ours.close();
    theirs.close();
  }
});
