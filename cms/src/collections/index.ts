import { audits } from './audits';
import { barcodes } from './barcodes';
import { cookbooks } from './cookbooks';
import { cookings } from './cookings';
import { dishNotes } from './dish-notes';
import { dishes } from './dishes';
import { examinations } from './examinations';
import { exercises } from './exercises';
import { foods } from './foods';
import { households } from './households';
import { imports } from './imports';
import { intakes } from './intakes';
import { logs } from './logs';
import { mealplans } from './mealplans';
import { memberships } from './memberships';
import { orders } from './orders';
import { pantryItems } from './pantry-items';
import { pantryMovements } from './pantry-movements';
import { prices } from './prices';
import { products } from './products';
import { reports } from './reports';
import { saves } from './saves';
import { schedules } from './schedules';
import { shopItems } from './shop-items';
import { shoplists } from './shoplists';
import { shop } from './shop';
import { stockMovements, stocks } from './stocks';
import { subscriptions } from './subscriptions';
import { supplements } from './supplements';
import { users } from './users';
import { visits } from './visits';
import { weights } from './weights';
import type { Collection } from '../records/types';

/** Every collection, in the order in which their tables are made and filled. */
export const COLLECTIONS: readonly Collection[] = [
  users,
  foods,
  products,
  dishes,
  saves,
  dishNotes,
  cookbooks,
  reports,
  exercises,
  supplements,
  memberships,
  subscriptions,
  mealplans,
  schedules,
  intakes,
  logs,
  cookings,
  weights,
  shoplists,
  shopItems,
  households,
  pantryItems,
  pantryMovements,
  prices,
  barcodes,
  visits,
  examinations,
  audits,
  shop,
  orders,
  stocks,
  stockMovements,
  imports,
];
