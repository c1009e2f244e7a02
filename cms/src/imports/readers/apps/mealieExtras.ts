import { isDay } from '../../../domain/time/day';
import type { DishType } from '../../../domain/dish/types';
import type { ReadExtra, ReadMeal } from '../../types';
import { plainMarkdown } from '../markdown';
import type { SchemaNode } from '../schema/nodes';
import { plansByMonth } from './extras';
import { textIn } from './content';
import { mealieLine } from './mealie';
import { groupedBy, idOf, inOrder, lineOf, rowsById, type Tables } from './mealieTables';

/** Returns the meal plans and shopping lists of a Mealie backup. */
export const mealieExtras = (tables: Tables): ReadExtra[] => [...plansOf(tables), ...listsOf(tables)];

const TYPES: Readonly<Record<string, DishType>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  snack: 'Snack',
  drink: 'Snack',
  dessert: 'Dessert',
};

/** Returns the plans of each household separately; older backups have only groups. */
function plansOf(tables: Tables): ReadExtra[] {
  const recipes = rowsById(tables, 'recipes');
  const users = rowsById(tables, 'users');
  const homeOf = (row: SchemaNode) =>
    textIn(row, 'household_id') || textIn(users.get(idOf(row.user_id)) ?? {}, 'household_id');
  const rows = (tables.get('group_meal_plans') ?? []).map((row) => ({ ...row, home: homeOf(row) }));
  return [...groupedBy(rows, 'home')].flatMap(([home, ofHome]) => {
    const meals = ofHome.flatMap((row): ReadMeal[] => {
      const day = textIn(row, 'date').slice(0, 10);
      const recipe = recipes.get(idOf(row.recipe_id));
      const text = [textIn(row, 'title'), plainMarkdown(textIn(row, 'text'))].filter(Boolean).join('\n');
      if (!isDay(day) || !(recipe || text)) return [];
      const type = TYPES[textIn(row, 'entry_type').toLowerCase()] ?? 'Dinner';
      return [{ day, type, recipe: recipe ? textIn(recipe, 'id', 'slug') : null, text }];
    });
    return plansByMonth('Mealie', home, meals);
  });
}

function listsOf(tables: Tables): ReadExtra[] {
  const units = rowsById(tables, 'ingredient_units');
  const foods = rowsById(tables, 'ingredient_foods');
  const items = groupedBy(tables.get('shopping_list_items') ?? [], 'shopping_list_id');
  return (tables.get('shopping_lists') ?? []).flatMap((list): ReadExtra[] => {
    const lines = inOrder(items.get(idOf(list.id)) ?? []).flatMap((row) => {
      const checked = row.checked === true || row.checked === 1;
      return mealieLine(lineOf(row, units, foods), false).map((text) => ({ text, checked }));
    });
    const Name = textIn(list, 'name') || 'Mealie';
    return lines.length > 0 ? [{ collection: 'shoplists', uid: idOf(list.id), Name, data: { lines } }] : [];
  });
}
