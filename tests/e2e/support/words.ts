import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '@/scripts/launch/stack.mjs';
import type { Language } from '@/lib/domain/language';

type Texts = Record<string, unknown>;

function leaves(texts: Texts, name: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${name}.${key}`, value]];
    return value && typeof value === 'object' ? leaves(value as Texts, `${name}.${key}`) : [];
  });
}

function allTexts(language: Language): Map<string, string> {
  const folder = path.join(ROOT, 'locales', language);
  return new Map(
    readdirSync(folder).flatMap((file) =>
      leaves(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file.replace(/\.json$/, '')),
    ),
  );
}

/** Returns texts of the other language that this one words differently. */
function foreignTexts(language: Language): string[] {
  const own = new Set(allTexts(language).values());
  return [...allTexts(language === 'en' ? 'ka' : 'en').values()].filter((text) => !own.has(text));
}
const foreign = { en: foreignTexts('en'), ka: foreignTexts('ka') } as const;

const wordsOf = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.replace(/\{\{.*?\}\}/g, ' ').match(/\p{L}{4,}/gu) ?? []));

/** Names that are the same in both languages. */
const BRAND = ['Supra'];
/** The brand in both scripts; the start page shows both in either language. */
const BOTH_NAMES = [...BRAND, 'სუფრა'];

/** Finds words of the other language's texts in painted text, unless this language's texts have them too. */
export function foreignWordsIn(language: Language): (text: string) => string[] {
  const own = wordsOf(allTexts(language).values());
  const others = wordsOf(foreign[language]);
  const isForeign = (word: string) => others.has(word) && !own.has(word) && !BRAND.includes(word);
  return (text) => [...wordsOf([text])].filter(isForeign);
}

/** Returns words on the screen that are in the other language, or a raw translation key. */
export async function strayWords(page: Page, language: Language): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      // texts written by people keep their language
      if (place?.checkVisibility() && !place.closest('article[lang], script, style'))
        texts.push(node.textContent?.trim() ?? '');
    }
    return texts.filter(Boolean);
  });
  const others = new Set(foreign[language]);
  const isKey = (text: string) => /^[a-z][A-Za-z]*(?:[.:][A-Za-z]\w*)+$/.test(text);
  const isStray = (text: string) => (others.has(text) && !BOTH_NAMES.includes(text)) || isKey(text);
  return [...new Set(shown.filter(isStray))];
}
