import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';

interface Schema {
  readonly collectionName: string;
  readonly attributes: Readonly<Record<string, { type: string }>>;
}

const TYPES = ['contentTypes', 'components']
  .map((name) => readFileSync(`cms/types/generated/${name}.d.ts`, 'utf8'))
  .join('\n');
/** Attributes that Strapi adds to every content type. */
const OWN = ['createdAt', 'createdBy', 'locale', 'localizations', 'publishedAt', 'updatedAt', 'updatedBy'];

const attributesIn = (collectionName: string): string[] => {
  const [, after = ''] = TYPES.split(`collectionName: '${collectionName}';`);
  const [, body = ''] = /attributes: \{\n([\s\S]*?)\n {2}\};/.exec(after) ?? [];
  return [...body.matchAll(/^ {4}(\w+):/gm)]
    .map((found) => at(found, 1))
    .filter((name) => !OWN.includes(name));
};

const files = ['cms/src/api', 'cms/src/components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name)),
);

test.each(files)('cms/types/generated is up to date with %s (npm --prefix cms run types)', (file) => {
  const { collectionName, attributes }: Schema = JSON.parse(readFileSync(file, 'utf8'));
  expect(attributesIn(collectionName).sort()).toEqual(Object.keys(attributes).sort());
});
