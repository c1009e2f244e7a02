import { type Language, LANGUAGES } from '../domain/language';
import { addDays, weekStart } from '../domain/time/day';
import type { Plan } from '../mealplans/bodies';
import { dateIn } from '../time/dateIn';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { change, insert, inWrite } from '../records/write/write';
import { fillList } from '../shoplists/fill';
import { planNeeds } from '../shoplists/from-plan';
import { itemsOf } from '../shoplists/items';
import { seedPlans } from './content';
import { markSeeded, seeded } from './seeded';
import { HOUSEHOLD_OF } from './people';

const NAMES: Readonly<Record<Language, string>> = { en: 'Shopping for the week', ka: 'კვირის საყიდლები' };
const HOME = 'Asia/Tbilisi';
const STAPLES = ['salt', 'sugar', 'black pepper', 'sunflower oil', 'wheat flour', 'bay leaf'];

/** Seeds this week's shopping list from the plan on the calendar, half of it ticked. */
export async function seedShopLists(): Promise<void> {
  const known = await seeded();
  const plan = seedPlans().find(({ startsToday }) => startsToday);
  for (const language of LANGUAGES) {
    const name = language === 'en' ? 'shoplist this week' : `shoplist this week ${language}`;
    const planId = plan && known.get(`mealplan ${plan.slug} ${language}`);
    const owner = known.get(HOUSEHOLD_OF[language]);
    if (known.has(name) || !planId || !owner) continue;
    // The Georgian reader is a member of the English list, so that one list can be ticked on two phones.
    await seedList({
      name,
      language,
      planId,
      owner,
      friend: language === 'en' ? known.get(HOUSEHOLD_OF.ka) : undefined,
      staples: STAPLES.flatMap((key) => known.get(`product ${key}`) ?? []),
    });
  }
}

interface SeedList {
  readonly name: string;
  readonly language: Language;
  readonly planId: number;
  readonly owner: number;
  readonly friend?: number;
  /** Ids of the owner's staples. */
  readonly staples: readonly number[];
}

async function seedList({ name, language, planId, owner, friend, staples }: SeedList): Promise<void> {
  await inWrite(async (trx) => {
    const body = (await readBodies<Plan>(trx, collectionOf('mealplans'), [planId])).get(planId);
    if (!body) return;
    const users = collectionOf('users');
    const person = (await readBodies(trx, users, [owner])).get(owner);
    if (person) await change(users, person, { staples }, trx);
    const from = weekStart(dateIn(HOME, new Date()));
    const to = addDays(from, 6);
    const list = await insert(
      collectionOf('shoplists'),
      {
        Name: NAMES[language],
        language,
        owner,
        members: friend ? [friend] : [],
        mealplan: planId,
        from,
        to,
        aisles: [],
      },
      trx,
    );
    await fillList(list.id, await planNeeds(body, { from, to }, { id: owner, who: 'User' }, trx), null, trx);
    const items = await itemsOf(list.id, trx);
    for (const [at, item] of items.entries()) {
      if (item.product !== null && staples.includes(item.product))
        await change(collectionOf('shop-items'), item, { atHome: true }, trx);
      else if (at % 2 === 0)
        await change(
          collectionOf('shop-items'),
          item,
          { checked: true, checkedBy: at % 4 === 0 ? owner : (friend ?? owner) },
          trx,
        );
    }
    await markSeeded(trx, name, list.id);
  });
}
