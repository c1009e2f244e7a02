import unidecode from 'unidecode';

const LONGEST = 60;

/** Gives each recipe a file's name of its own, from its name; one that is taken gets a number. */
export function fileNames(): (name: string) => string {
  return unique((name) =>
    [...name.normalize('NFC').replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')]
      .slice(0, LONGEST)
      .join('')
      .replace(/\s+/g, ' ')
      .replace(/^[\s._]+|[\s.]+$/g, ''),
  );
}

/** As long as Mealie lets one be. */
const LONGEST_SLUG = 250;

/** The slug of a name as Mealie makes it (python-slugify): its importer looks for a recipe's pictures under that. */
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
