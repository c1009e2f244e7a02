import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsAsData } from '@/lib/i18n/textFiles';

class RawSource {
  constructor(readonly text: string) {}
}
interface Asked {
  request: string;
  contextInfo: { issuer?: string };
}
/** Collects what a build would emit, define and replace. */
function built({ isServer }: { isServer: boolean }) {
  const emitted = new Map<string, string>();
  const defined: Record<string, string> = {};
  const replaced: { test?: RegExp; take?: (asked: Asked) => void } = {};
  const webpack = {
    sources: { RawSource },
    DefinePlugin: class {
      constructor(values: Record<string, string>) {
        Object.assign(defined, values);
      }
    },
    NormalModuleReplacementPlugin: class {
      constructor(test: RegExp, take: (asked: Asked) => void) {
        Object.assign(replaced, { test, take });
      }
    },
  };
  const config = { plugins: [] as { apply?: (compiler: object) => void }[] };
  textsAsData(config, webpack, { isServer });
  const compilation = {
    hooks: { processAssets: { tap: (_name: string, work: () => void) => work() } },
    emitAsset: (name: string, { text }: RawSource) => emitted.set(name, text),
  };
  const compiler = {
    hooks: { thisCompilation: { tap: (_name: string, work: (one: object) => void) => work(compilation) } },
  };
  config.plugins.forEach((plugin) => plugin.apply?.(compiler));
  return { emitted, folder: JSON.parse(defined['process.env.TEXTS'] ?? '""') as string, replaced };
}

test('a build for browsers has every text of both languages as a file, in a folder named by their contents', () => {
  const { emitted, folder } = built({ isServer: false });
  expect(folder).toMatch(/^\/_next\/static\/texts\/[\da-f]{8}$/);
  for (const language of ['en', 'ka']) {
    for (const file of readdirSync(`locales/${language}`)) {
      const text = emitted.get(`${folder.replace('/_next/', '')}/${language}/${file}`);
      expect(JSON.parse(text ?? 'null')).toEqual(
        JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')),
      );
    }
  }
});

test('the texts that a page imports are no code there; those of later parts stay with them', () => {
  const { replaced } = built({ isServer: false });
  const requestOf = (issuer: string) => {
    const asked = { request: '@/locales/en/dish.json', contextInfo: { issuer: path.resolve(issuer) } };
    expect(asked.request).toMatch(replaced.test ?? /^$/);
    replaced.take?.(asked);
    return asked.request;
  };
  expect(requestOf('pages/dishes/index.tsx')).toMatch(/noTexts\.js$/);
  expect(requestOf('lib/i18n/config.ts')).toMatch(/noTexts\.js$/);
  expect(requestOf('components/dish/cook/CookMode.tsx')).toBe('@/locales/en/dish.json');
});

test('the server keeps its texts as modules, and knows where browsers find theirs', () => {
  const { emitted, folder, replaced } = built({ isServer: true });
  expect(folder).toBe(built({ isServer: false }).folder);
  expect(emitted.size).toBe(0);
  expect(replaced.take).toBeUndefined();
});
