import unidecode from 'unidecode';

const LONGEST = 60;

/** Returns a function that makes a unique file name from each recipe's name; a taken one gets a number. */
export function fileNames(): (name: string) => string {
  return unique((name) =>
    [...name.normalize('NFC').replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')]
      .slice(0, LONGEST)
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/^[\s._]+|[\s.]+$/g, ''),
  );
}

/** Maximum length that Mealie allows. */
const LONGEST_SLUG = 250;

/**
 * Returns a function that makes unique slugs as Mealie does (python-slugify): its importer looks for a recipe's
 * pictures under the slug.
 */
export const slugs = (): ((name: string) => string) =>
  unique((name) =>
    unidecode(name.replace(/'+/g, '-').normalize('NFC'))
      .toLowerCase()
      .replace(/'+/g, '')
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, LONGEST_SLUG),
  );

function unique(clean: (name: string) => string): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain = clean(name) || 'recipe';
    let found = plain;
    for (let number = 2; taken.has(found.toLowerCase()); number += 1) found = `${plain}-${number}`;
    taken.add(found.toLowerCase());
    return found;
  };
}
