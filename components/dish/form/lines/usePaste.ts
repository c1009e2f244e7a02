import { useFormikContext } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFoodCalls, type NameProposal, type Offered, type OfferedFood } from '@/context/food/foods';
import { useFindProducts, useProductCalls } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { parseRecipe, type ParsedRecipe } from '@/lib/domain/dish/parse';
import { keysOf } from '@/lib/domain/keysOf';
import { isNamed } from '@/lib/domain/product/match';
import { namesOf, productName, type Product } from '@/lib/domain/product/record';
import {
  pastedFacts,
  pastedLines,
  withPasted,
  type PastedFacts,
  type PastedLine,
} from '@/lib/forms/dish/pasted';
import type { DishValues, LineValues } from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import { validateDish } from '@/lib/forms/dish/schema';

/** Maximum number of names per request. */
const MOST_NAMES = 100;
const AT_ONCE = 4;
const NO_FACTS: PastedFacts = { Name: '', TimeToCook: '', prepTime: '', servingAmount: '' };

/**
 * Turns a pasted text into a filled form: parses it, matches its lines to products and foods, and creates missing
 * products.
 */
export function usePaste(onDone: () => void) {
  const { language } = useLanguage();
  const { values, setValues, submitForm } = useFormikContext<DishValues>();
  const calls = useProductCalls();
  const foods = useFoodCalls();
  const find = useFindProducts();
  const [recipe, setRecipe] = useState<ParsedRecipe>();
  const [facts, setFacts] = useState(NO_FACTS);
  const [faults, setFaults] = useState<FactFaults>({});
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  /** Proposals by name, for names with an unclear meaning. */
  const [proposals, setProposals] = useState<Proposals>({});
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const withProduct = (line: LineValues, product: Product): LineValues => ({
    ...line,
    product,
    food: null,
    text: productName(product, language),
  });
  const withFood = (line: LineValues, food: OfferedFood): LineValues => ({
    ...line,
    food,
    text: productName(food, language),
  });
  const changeLine = (key: string, change: (line: LineValues) => LineValues) =>
    setLines((now) => now.map((one) => (one.line.key === key ? { ...one, line: change(one.line) } : one)));

  /** Requests the meanings of the names; keeps a choice the user made meanwhile. */
  const match = async (all: readonly PastedLine[]) => {
    const names = [...new Set(all.map(({ meant }) => meant.trim()).filter(Boolean))];
    for (let start = 0; start < names.length; start += MOST_NAMES) {
      const found = await foods.match(names.slice(start, start + MOST_NAMES)).catch(() => []);
      setProposals((now) => ({ ...now, ...proposalsIn(found) }));
      for (const { name, product, food } of found) {
        for (const { line, meant } of all.filter((one) => one.meant.trim() === name)) {
          changeLine(line.key, (now) => {
            if (now.product || now.food || now.text !== line.text || !meant) return now;
            return product ? withProduct(now, product) : food ? withFood(now, food) : now;
          });
        }
      }
    }
  };
  const read = async (text: string) => {
    const found = parseRecipe(text);
    const all = pastedLines(found, language, newKey);
    if (all.length + found.Steps.length === 0) return setEmpty(true);
    setRecipe(found);
    setFacts(pastedFacts(found));
    setFaults({});
    setLines(all);
    setBusy(true);
    await match(all);
    setBusy(false);
  };

  /** Applies one answer to all lines with these words; null makes them a separate product. */
  const answer = (meant: string, said: Offered | null) =>
    setLines((now) =>
      now.map((one) => {
        if (one.meant !== meant) return one;
        if (!said) return { ...one, isOwn: true };
        const { line } = one;
        return {
          ...one,
          line: said.kind === 'product' ? withProduct(line, said.product) : withFood(line, said.food),
        };
      }),
    );

  const isMissing = ({ isTaken, line }: PastedLine) =>
    isTaken && !line.product && !line.food && line.text.trim() !== '';
  /** Creates each missing product once for all its lines; leaves failed ones to the form. */
  const makeMissing = async (): Promise<Map<string, Product>> => {
    const made = new Map<string, Product>();
    for (const { line } of lines.filter(isMissing)) {
      const name = line.text.trim();
      if (made.has(name)) continue;
      const product = await calls
        .create(namesOf(name))
        .catch(async () => (await find(name).catch(() => [])).find((one) => isNamed(one, name)));
      if (product) made.set(name, product);
    }
    return made;
  };
  /** Creates the products of the chosen foods; the form retries failed ones. */
  const productsOfFoods = async (): Promise<Map<number, Product>> => {
    const made = new Map<number, Product>();
    const waiting = [
      ...new Set(lines.flatMap(({ isTaken, line }) => (isTaken && !line.product && line.food?.id) || [])),
    ];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const product = await foods.productOf(id, { isQuiet: true }).catch(() => undefined);
        if (product) made.set(id, product);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return made;
  };
  /** Fills the form; `isWhole` also saves it, and reports missing facts here. */
  const fill = async (isWhole: boolean) => {
    if (!recipe || isBusy) return;
    setBusy(true);
    const wrong = isWhole
      ? await factFaults(withPasted(values, { recipe, facts, lines }, newKey), facts)
      : {};
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return setBusy(false);
    const ofFoods = await productsOfFoods();
    const made = await makeMissing();
    const whole = lines.map((one) => {
      const product = isMissing(one) ? made.get(one.line.text.trim()) : ofFoods.get(one.line.food?.id ?? 0);
      return product && !one.line.product ? { ...one, line: withProduct(one.line, product) } : one;
    });
    // The submit sends the form's values of that moment.
    flushSync(() => void setValues(withPasted(values, { recipe, facts, lines: whole }, newKey), false));
    onDone();
    if (isWhole) await submitForm();
  };

  return {
    recipe,
    facts,
    lines,
    isEmpty,
    isBusy,
    /** Lines whose meaning the user should choose; each unanswered one becomes a new product. */
    asked: isBusy ? [] : lines.filter((one) => isMissing(one) && !one.isOwn),
    proposals,
    answer,
    /** Names that match no product and no food; each becomes a product when the recipe is imported into the form. */
    missing: [...new Set(lines.filter(isMissing).map(({ line }) => line.text.trim()))],
    read,
    confirm: () => fill(false),
    save: () => fill(true),
    back: () => setRecipe(undefined),
    faults,
    correct: (part: Partial<PastedFacts>) => {
      setFaults({});
      setFacts((now) => ({ ...now, ...part }));
    },
    change: (key: string, part: Partial<LineValues>) => changeLine(key, (line) => ({ ...line, ...part })),
    take: (key: string, isTaken: boolean) =>
      setLines((now) => now.map((one) => (one.line.key === key ? { ...one, isTaken } : one))),
  };
}

type FactFaults = Readonly<Partial<Record<keyof PastedFacts, unknown>>>;

/** Returns errors of the facts entered here; errors of the form's earlier values are left to the form. */
async function factFaults(whole: DishValues, facts: PastedFacts): Promise<FactFaults> {
  const found: FactFaults = await validateDish(whole);
  const names = keysOf(facts).filter((name) => found[name] && whole[name] === facts[name]);
  return Object.fromEntries(names.map((name) => [name, found[name]]));
}

type Proposals = Readonly<Record<string, readonly NameProposal[]>>;
const proposalsIn = (
  found: readonly { readonly name: string; readonly proposals?: readonly NameProposal[] }[],
) => Object.fromEntries(found.map(({ name, proposals = [] }) => [name, proposals]));

export type Paste = ReturnType<typeof usePaste>;
