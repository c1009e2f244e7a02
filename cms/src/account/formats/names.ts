import { latinName } from '../../domain/text/latin';

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

/** The same in small Latin letters with hyphens, as addresses have it. */
export const slugs = (): ((name: string) => string) =>
  unique((name) =>
    latinName(name)
      .normalize('NFD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-|-$/g, ''),
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
