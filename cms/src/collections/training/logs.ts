import { UNITS } from '../../domain/dish/types';
import { DETAIL_NUTRIENTS } from '../../domain/food/nutrients';
import { LIMITS } from '../../domain/limits';
import { syncCookingWithMark, removeCookingOfMark } from '../../cooking/cookings';
import { undoTakingOfMark, syncPantryWithMark } from '../../cooking/fromHome';
import { EATEN, LOG_KINDS, LOG_STATES } from '../../domain/mealplan/types';
import { isUuid } from '../../domain/text/uuid';
import { checkEaten, refuseFood } from '../../eaten/check';
import type { MarkFacts } from '../../mealplans/bodies';
import { checkMark, returnDose, takeDose } from '../../calendar/marks';
import { OUTCOME_FIELDS, outcomeOfMark } from '../../calendar/outcomes';
import { type BodyWith, boolean, choice, day, number, object, relation, text } from '../../records/fields';
import type { Collection, CollectionMap } from '../../records/types';
import { ownGuards, ownedBy } from '../shared';

const figure = () => number({ setBy: 'none' });
const detailFields = Object.fromEntries(DETAIL_NUTRIENTS.map((name) => [name, figure()]));

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  day: day({ required: true, column: 'text' }),
  kind: choice([...LOG_KINDS, EATEN], { required: true, column: 'text' }),
  key: text({ required: true, pattern: { is: { test: isUuid }, key: 'reference' }, column: 'text' }),
  state: choice(LOG_STATES, { required: true, column: 'text' }),
  mealplan: relation('mealplans'),
  subscription: relation('subscriptions'),
  schedule: relation('schedules'),
  intake: relation('intakes'),
  /** Food that was eaten, for the kind `food`: one of the three, or only a name. A mark with an outcome has its dish. */
  food: relation('foods'),
  product: relation('products'),
  dish: relation('dishes'),
  Name: text({ max: LIMITS.name.max }),
  /** Servings of a dish (without a unit), else an amount in `unit`. */
  amount: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS),
  text: text({ max: LIMITS.ingredientText.max }),
  /** True if the amount in grams is the part that is eaten; else it is as bought, with skin, bones and stones. */
  peeled: boolean(),
  /** Nutrition of the food, computed when it was logged. */
  calories: figure(),
  fats: figure(),
  carbs: figure(),
  prots: figure(),
  nutrients: object(detailFields, { setBy: 'none' }),
  ...OUTCOME_FIELDS,
  /** Amount that this mark took out of the intake's stock; taking the mark back returns exactly that. */
  taken: number({ setBy: 'none' }),
};

export const logs: Collection<CollectionMap['logs']> = {
  name: 'logs',
  uid: 'api::log.log',
  fields,
  ...ownedBy('user'),
  hooks: {
    guards: ownGuards,
    async check(input, before, caller, trx) {
      if (input.kind === EATEN) return checkEaten(input, before, caller, trx);
      refuseFood(input);
      await checkMark(input, trx);
      Object.assign(input, await outcomeOfMark(input, input, caller.id, trx));
      input.taken = await takeDose(input, trx);
    },
    async afterWrite(body, before, trx) {
      if (body.kind !== 'entry' || !body.user) return;
      await syncCookingWithMark(body, body.user, trx);
      await syncPantryWithMark(body, before, body.user, trx);
    },
    async beforeDelete(body, trx) {
      await returnDose(body, trx);
      if (body.kind !== 'entry' || !body.user) return;
      await removeCookingOfMark(body, body.user, trx);
      if (body.state === 'done') await undoTakingOfMark(body, body.user, trx);
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    logs: BodyWith<typeof fields, MarkFacts>;
  }
}
