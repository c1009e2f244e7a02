import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useFindProducts, useProductCalls } from '@/context/data/products';
import { useLanguage } from '@/context/LanguageContext';
import { parseRecipe, type ParsedRecipe } from '@/lib/domain/dish/parse';
import { pastedLines, withPasted, type PastedLine } from '@/lib/forms/dish/pasted';
import type { DishValues, LineValues } from '@/lib/forms/dish/values';
import { isNamed, searchTexts, sureMatch } from '@/lib/domain/product/match';
import { namesOf, productName, type Product } from '@/lib/domain/product/record';
import { usualName } from '@/lib/domain/product/usual';
import { newKey } from '@/lib/newKey';

const AT_ONCE = 4;

/** From the pasted text to the filled form: reading it, matching its lines to products, making those that are missing. */
export function usePaste(onDone: () => void) {
  const { language } = useLanguage();
  const { values, setValues } = useFormikContext<DishValues>();
  const calls = useProductCalls();
  const find = useFindProducts();
  const [recipe, setRecipe] = useState<ParsedRecipe>();
  const [lines, setLines] = useState<readonly PastedLine[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const withProduct = (line: LineValues, product: Product): LineValues => ({
    ...line,
    product,
    text: productName(product, language),
  });
  const changeLine = (key: string, change: (line: LineValues) => LineValues) =>
    setLines((now) => now.map((one) => (one.line.key === key ? { ...one, line: change(one.line) } : one)));

  const surely = async (text: string): Promise<Product | undefined> => {
    for (const words of searchTexts(text)) {
      const product = sureMatch(text, await find(words).catch(() => []));
      if (product) return product;
    }
    const usual = usualName(text);
    if (!usual) return undefined;
    return (await find(usual).catch(() => [])).find((product) => isNamed(product, usual));
  };
  const match = async (all: readonly PastedLine[]) => {
    const waiting = [...all];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { key, text } = next.line;
        const product = await surely(text);
        if (product) changeLine(key, (line) => (line.product ? line : withProduct(line, product)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
  const read = async (text: string) => {
    const found = parseRecipe(text);
    const all = pastedLines(found, language, newKey);
    if (all.length + found.Steps.length === 0) return setEmpty(true);
    setRecipe(found);
    setLines(all);
    setBusy(true);
    await match(all);
    setBusy(false);
  };

  const isMissing = ({ isTaken, line }: PastedLine) => isTaken && !line.product && line.text.trim() !== '';
  /** Makes each missing product once, however many lines name it; one that cannot be made is left for the form to ask. */
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
  const confirm = async () => {
    if (!recipe || isBusy) return;
    setBusy(true);
    const made = await makeMissing();
    const whole = lines.map((one) => {
      const product = isMissing(one) ? made.get(one.line.text.trim()) : undefined;
      return product ? { ...one, line: withProduct(one.line, product) } : one;
    });
    await setValues(withPasted(values, recipe, whole, newKey), false);
    onDone();
  };

  return {
    recipe,
    lines,
    isEmpty,
    isBusy,
    missing: new Set(lines.filter(isMissing).map(({ line }) => line.text.trim())).size,
    read,
    confirm,
    back: () => setRecipe(undefined),
    change: (key: string, part: Partial<LineValues>) => changeLine(key, (line) => ({ ...line, ...part })),
    take: (key: string, isTaken: boolean) =>
      setLines((now) => now.map((one) => (one.line.key === key ? { ...one, isTaken } : one))),
  };
}

export type Paste = ReturnType<typeof usePaste>;
