export type Texts = { [key: string]: string | Texts | (string | Texts)[] };

/** Returns `screen.element.state` → text, for every text of a file. */
export function flatTexts(texts: Texts | Texts[string], prefix = ''): [string, string][] {
  if (typeof texts === 'string') return [[prefix, texts]];
  return Object.entries(texts).flatMap(([key, value]) => flatTexts(value, prefix ? `${prefix}.${key}` : key));
}
