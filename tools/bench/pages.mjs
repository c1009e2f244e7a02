// Benchmark for the reader of web pages: `node tools/bench/pages.mjs <folder> [--show name|lines|steps|yield|time]
// [--half fit|held]`. A folder holds pages (.html) with the expected results (.json) beside them, at any depth; the
// format of recipe-scrapers' test data (.testhtml with its .json) is read too, so that real pages can be measured in
// place.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { PluginBuild } from 'esbuild' */

/**
 * Figures of a recipe by the field's name.
 * @typedef {Record<string, string | number | null | undefined>} Facts
 * @typedef {{ title: string, lines: string[] }} Section
 */

/**
 * An expected result of ours.
 * @typedef {{ url: string, Name: string, sections: Section[], steps: string[], servingAmount: number,
 *   TimeToCook: number }} OwnResult
 */

/**
 * An expected result of recipe-scrapers.
 * @typedef {{ canonical_url?: string, host: string, title?: string, ingredients?: string[],
 *   instructions_list?: string[], yields?: string, total_time?: number, ingredient_groups?: { purpose?: string,
 *   ingredients: string[] }[] }} ScrapersResult
 * @typedef {{ Name: string, sections: Section[], Steps: { description: string }[], servingAmount: number,
 *   TimeToCook: number }} Recipe
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const [folder = '', ...options] = process.argv.slice(2);
/** @param {string} name */
const option = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
/**
 * Fields that a site computes by its own code instead of giving them as data, by host; they are left out, as the reader
 * reads data.
 */
const workedFile = option('--worked');
/** @type {Record<string, string[]>} */
const worked = workedFile ? JSON.parse(readFileSync(workedFile, 'utf8')) : {};
const FIELDS = ['name', 'lines', 'steps', 'yield', 'time'];

const { readPage } = await load('cms/src/imports/readers/page/page.ts');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(test)?html$/.test(name))
  .map((name) => path.join(folder, name))
  .filter((file) => existsSync(expectedOf(file)))
  .filter((file) => !option('--half') || option('--half') === halfOf(file))
  .filter((file) => !options.includes('--carrying') || carries(readFileSync(file, 'utf8')));

const counts = Object.fromEntries([...FIELDS, 'all', 'groups'].map((name) => [name, { equal: 0, all: 0 }]));
let spent = 0;
for (const file of pages.sort()) measure(file);
for (const [name, { equal, all }] of Object.entries(counts))
  console.log(`${name.padEnd(7)} ${equal}/${all} ${all ? ((100 * equal) / all).toFixed(1) : '-'} %`);
console.log(`${pages.length} pages, ${(spent / pages.length).toFixed(1)} ms each`);

/**
 * Bundles the reader as plain JavaScript; libraries are loaded from the CMS's packages.
 * @param {string} entry
 */
async function load(entry) {
  const out = mkdtempSync(path.join(root, 'cms', 'node_modules', '.pages-'));
  try {
    const domain = {
      name: 'domain',
      /** @param {PluginBuild} build */
      setup: ({ onResolve }) =>
        onResolve({ filter: /^(?:\.\.?\/)+domain\// }, ({ path: to }) => ({
          path: path.join(root, 'lib/domain', `${to.replace(/^(?:\.\.?\/)+domain\//, '')}.ts`),
        })),
    };
    const outfile = path.join(out, 'reader.mjs');
    await build({
      entryPoints: [path.join(root, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      plugins: [domain],
    });
    return await import(outfile);
  } finally {
    rmSync(out, { recursive: true });
  }
}

/**
 * Returns true if a page carries a recipe's data: ingredients marked by schema.org's word or by a plug-in's class.
 * @param {string} html
 */
function carries(html) {
  const isJson = /ld\+json/i.test(html) && /"?recipeIngredients?"?\s*:|&quot;recipeIngredient/.test(html);
  return (
    isJson ||
    /(?:itemprop|property)=["']?(?:\w+:)?(?:recipeIngredient|ingredients?)\b|class=["'][^"']*(?:wprm-recipe-ingredient|tasty-recipes-ingredients|mv-create-ingredients|p-ingredient|zlrecipe|ERSIngredients)/i.test(
      html,
    )
  );
}

/** @param {string} file */
function expectedOf(file) {
  return file.replace(/\.(test)?html$/, '.json');
}

/**
 * Splits other people's pages in two halves: one to develop the readers with, one only to measure.
 * @param {string} file
 */
function halfOf(file) {
  return createHash('sha1').update(path.basename(file)).digest().readUInt8(0) % 2 ? 'fit' : 'held';
}

/** @param {string} file */
function measure(file) {
  const raw = JSON.parse(readFileSync(expectedOf(file), 'utf8'));
  const expected = 'Name' in raw ? own(raw) : scrapers(raw);
  if (!expected) return;
  for (const name of worked[raw.host] ?? []) expected[name] = undefined;
  const start = performance.now();
  const [found] = readPage(readFileSync(file, 'utf8'), expected.url).recipes;
  spent += performance.now() - start;
  const { said, titled } = foundIn(found);
  /** @param {string} name */
  const isEqual = (name) => said[name] === expected[name] || titled?.[name] === expected[name];
  const wrong = FIELDS.filter((name) => expected[name] !== undefined && !isEqual(name));
  for (const name of FIELDS) count(name, expected[name] !== undefined, !wrong.includes(name));
  count('all', true, wrong.length === 0);
  if (expected.groups) count('groups', true, expected.groups === said.groups);
  const show = option('--show');
  if (show && (show === 'groups' ? expected.groups && expected.groups !== said.groups : wrong.includes(show)))
    console.log(`${path.relative(folder, file)}\n  - ${expected[show]}\n  + ${said[show]}`);
}

/**
 * @param {string} name
 * @param {boolean} isAsked
 * @param {boolean} isEqual
 */
function count(name, isAsked, isEqual) {
  const counted = counts[name];
  if (!isAsked || !counted) return;
  counted.all += 1;
  if (isEqual) counted.equal += 1;
}

/** @param {OwnResult} result @returns {Facts} */
function own({ url, Name, sections, steps, servingAmount, TimeToCook }) {
  return {
    url,
    name: Name,
    lines: sections.flatMap(({ lines }) => lines).join('\n'),
    steps: steps.join('\n'),
    yield: servingAmount,
    time: TimeToCook,
    groups: groupText(sections),
  };
}

/**
 * Converts recipe-scrapers' expectations, which hold a section's title as a step and count pieces as well as servings.
 * @param {ScrapersResult} result
 * @returns {Facts | undefined}
 */
function scrapers({
  canonical_url,
  host,
  title,
  ingredients,
  instructions_list,
  yields,
  total_time,
  ingredient_groups,
}) {
  if (!Array.isArray(ingredients) || !ingredients.length || !instructions_list?.length) return undefined;
  const servings = Number(/\d+/.exec(yields ?? '')?.[0]);
  return {
    url: /^https?:/.test(canonical_url ?? '') ? canonical_url : `https://${host}/`,
    name: words(title ?? ''),
    lines: words(ingredients.join(' ')),
    steps: words(instructions_list.join(' ')),
    yield: servings >= 1 && servings <= 100 ? servings : undefined,
    time: total_time || undefined,
    groups: ingredient_groups?.some(({ purpose }) => purpose)
      ? ingredient_groups
          .map((group) => words(`${group.purpose ?? ''} ${group.ingredients.join(' ')}`))
          .join('|')
      : undefined,
  };
}

/** @param {Recipe} [recipe] @returns {{ said: Facts, titled?: Facts }} */
function foundIn(recipe) {
  const isWords = /testhtml/.test(pages[0] ?? '');
  /** @param {string} value */
  const text = (value) => (isWords ? words(value) : value);
  if (!recipe) return { said: { name: '', lines: '', steps: '', yield: null, time: null, groups: '' } };
  const said = {
    name: text(recipe.Name),
    lines: text(recipe.sections.flatMap(({ lines }) => lines).join('\n')),
    steps: text(recipe.Steps.map(({ description }) => description).join('\n')),
    yield: recipe.servingAmount,
    time: recipe.TimeToCook,
    groups: isWords
      ? recipe.sections.map(({ title, lines }) => words(`${title} ${lines.join(' ')}`)).join('|')
      : groupText(recipe.sections),
  };
  // recipe-scrapers leaves titles among the lines, and leaves out steps' titles that repeat
  const titled = recipe.sections.flatMap(({ lines, title }) => [title, ...lines]);
  return { said, titled: { lines: text(titled.join('\n')) } };
}

/** @param {Section[]} sections */
function groupText(sections) {
  return sections.map(({ title, lines }) => `${title}: ${lines.join(' / ')}`).join('\n');
}

/**
 * Reduces a text to letters and digits, as two correct readings may differ in punctuation and spaces.
 * @param {string} text
 */
function words(text) {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}
