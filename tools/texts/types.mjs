import { readdirSync } from 'node:fs';

export const FILE = 'lib/i18n/i18next.d.ts';
/** Read by lib/format alone, from the file of each language. */
const UNTYPED = 'unit';

/** Returns the types of the text keys: one namespace for each file of locales/en. */
export function textTypes() {
  const files = readdirSync(new URL('../../locales/en', import.meta.url));
  const names = files.map((file) => file.replace('.json', '')).filter((name) => name !== UNTYPED);
  const imports = names.sort().map((name) => `import type ${name}Texts from '@/locales/en/${name}.json';`);
  return `import 'i18next';
${imports.join('\n')}

/** List of the text files; written by \`npm run tool -- texts\`. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
${names.map((name) => `      ${name}: typeof ${name}Texts;`).join('\n')}
    };
  }
}
`;
}
