import { audits } from './people/audits';
import { barcodes } from './barcodes';
import { cookbooks } from './cookbooks';
import { cookings } from './cookings';
import { dishNotes } from './dish-notes';
import { dishes } from './dishes';
import { examinations } from './doctor/examinations';
import { exercises } from './training/exercises';
import { foods } from './foods';
import { households } from './people/households';
import { imports } from './imports';
import { intakes } from './training/intakes';
import { logs } from './training/logs';
import { mealplans } from './mealplans';
import { memberships } from './people/memberships';
import { orders } from './orders';
import { pantryItems } from './pantry-items';
import { pantryMovements } from './pantry-movements';
import { prices } from './prices';
import { products } from './products';
import { reports } from './people/reports';
import { saves } from './saves';
import { schedules } from './training/schedules';
import { shopItems } from './shop-items';
import { shoplists } from './shoplists';
import { shop } from './shop';
import { stockMovements, stocks } from './stocks';
import { subscriptions } from './people/subscriptions';
import { supplements } from './training/supplements';
import { users } from './people/users';
import { visits } from './doctor/visits';
import { weights } from './training/weights';
import type { Collection } from '../records/types';

/** All collections, in the order in which their tables are made and filled. */
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
