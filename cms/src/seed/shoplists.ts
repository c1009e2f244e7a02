import { itemsOf } from '../collections/shoplists';
import { weekStart, addDays } from '../domain/time/day';
import { planNeeds } from '../shoplists/from-plan';
import { fillList } from '../shoplists/fill';
import { dateIn } from '../mealplans/dateIn';
import { readBodies } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { change, insert, inWrite } from '../records/write';
import { seedPlans } from './content';
import { note, seeded } from './ledger';

const NAME = 'shoplist this week';
const HOME = 'Asia/Tbilisi';

/** The user's shopping of this week, out of the plan that lies on their calendar; half of it is in the basket. */
export async function seedShopList(): Promise<void> {
  const known = await seeded();
  const plan = seedPlans().find(({ startsToday, owner }) => startsToday && owner === 'demo-user');
  const planId = plan && known.get(`mealplan ${plan.slug} en`);
  const owner = known.get('demo-user');
  if (known.has(NAME) || !planId || !owner) return;
  await inWrite(async (trx) => {
    const body = (await readBodies(trx, collectionOf('mealplans'), [planId])).get(planId);
    if (!body) return;
    const from = weekStart(dateIn(HOME, new Date()));
    const to = addDays(from, 6);
    const friend = known.get('demo-friend');
    const list = await insert(
      collectionOf('shoplists'),
      { Name: 'Shopping for the week', language: 'en', owner, members: friend ? [friend] : [], mealplan: planId, from, to, aisles: [] },
      trx,
    );
    await fillList(list.id, await planNeeds(body, { from, to }, { id: owner, who: 'User' }, trx), null, trx);
    const items = await itemsOf(list.id, trx);
    for (const [at, item] of items.entries()) {
      if (at % 2 === 0) await change(collectionOf('shop-items'), item, { checked: true, checkedBy: at % 4 === 0 ? owner : (friend ?? owner) }, trx);
    }
    await note(trx, NAME, list.id);
  });
}
