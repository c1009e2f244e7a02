import { isNode, type SchemaNode } from '../schema/nodes';
import { fault, contentOf, fromJson, type AppContent } from './content';
import { mealieDraft } from './mealie';
import { mealieExtras } from './mealieExtras';
import { groupedBy, idOf, inOrder, lineOf, rowsById, tablesOf, type Tables } from './mealieTables';

/** Reads the database.json of a Mealie backup and joins its tables; pictures are at data/recipes/<id>/images. */
export function readMealieBackup(text: string): AppContent {
  let drafts: ReturnType<typeof mealieDraft>[] = [];
  let extras: ReturnType<typeof mealieExtras> = [];
  const read = fromJson(text, ([database]) => {
    if (!isNode(database)) return [];
    const tables = tablesOf(database);
    drafts = recipesOf(tables).map(mealieDraft);
    extras = mealieExtras(tables);
    return drafts;
  });
  if (drafts.length > 0) return { ...contentOf(drafts), extras };
  const isJson = read.faults[0]?.key !== 'notJson';
  return isJson ? { ...fault('noRecipe', 'The backup holds no recipe'), extras } : read;
}

function recipesOf(tables: Tables): SchemaNode[] {
  const rows = (name: string) => tables.get(name) ?? [];
  const byId = (name: string) => rowsById(tables, name);
  const byRecipe = (name: string) => groupedBy(rows(name), 'recipe_id');
  const [units, foods] = [byId('ingredient_units'), byId('ingredient_foods')];
  const lines = byRecipe('recipes_ingredients');
  const steps = byRecipe('recipe_instructions');
  const notes = byRecipe('notes');
  const nutrition = byRecipe('recipe_nutrition');
  const settings = byRecipe('recipe_settings');
  const linked = (links: string, names: string, column: string) => {
    const named = byId(names);
    const byOwner = byRecipe(links);
    return (id: string) => (byOwner.get(id) ?? []).flatMap((row) => named.get(idOf(row[column])) ?? []);
  };
  const tags = linked('recipes_to_tags', 'tags', 'tag_id');
  const categories = linked('recipes_to_categories', 'categories', 'category_id');
  const tools = linked('recipes_to_tools', 'tools', 'tool_id');
  const recipes = byId('recipes');
  return rows('recipes').map((recipe) => {
    const id = idOf(recipe.id);
    return {
      ...recipe,
      recipe_ingredient: inOrder(lines.get(id) ?? []).map((line) => ({
        ...lineOf(line, units, foods),
        referencedRecipe: line.referenced_recipe_id ? recipes.get(idOf(line.referenced_recipe_id)) : null,
      })),
      recipe_instructions: inOrder(steps.get(id) ?? []),
      notes: notes.get(id) ?? [],
      nutrition: (nutrition.get(id) ?? []).map(figuresOf)[0],
      settings: settings.get(id)?.[0],
      tags: tags(id),
      recipe_category: categories(id),
      tools: tools(id),
    };
  });
}

/** Converts a row of nutrition figures to schema.org's names. */
const figuresOf = (row: SchemaNode): SchemaNode =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
