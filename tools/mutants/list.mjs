import { FORMS } from '../../tests/mutants/forms.mjs';
import { IMPORTS } from '../../tests/mutants/imports.mjs';
import { MONEY } from '../../tests/mutants/money.mjs';
import { NODES } from '../../tests/mutants/nodes.mjs';
import { OFFLINE } from '../../tests/mutants/offline.mjs';
import { PAGES } from '../../tests/mutants/pages.mjs';
import { PANTRY } from '../../tests/mutants/pantry.mjs';
import { PLANS } from '../../tests/mutants/plans.mjs';
import { RECIPES } from '../../tests/mutants/recipes.mjs';
import { REMINDERS } from '../../tests/mutants/reminders.mjs';
import { RIGHTS } from '../../tests/mutants/rights.mjs';
import { STOCK } from '../../tests/mutants/stock.mjs';

/** @import { Mutant } from './places.mjs' */

/** @type {Record<string, Mutant[]>} */
const SUBJECTS = {
  rights: RIGHTS,
  money: MONEY,
  stock: STOCK,
  recipes: RECIPES,
  plans: PLANS,
  pantry: PANTRY,
  imports: IMPORTS,
  offline: OFFLINE,
  nodes: NODES,
  reminders: REMINDERS,
  forms: FORMS,
  pages: PAGES,
};

/** All mutants, each with its subject. */
export const MUTANTS = Object.entries(SUBJECTS).flatMap(([subject, mutants]) =>
  mutants.map((mutant) => ({ ...mutant, subject })),
);
