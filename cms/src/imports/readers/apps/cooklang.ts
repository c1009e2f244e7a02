import { present } from '../../../domain/present';
import type { Draft } from '../recipe';
import type { ReadSection } from '../../types';
import type { Instruction } from '../steps';
import { servingsIn } from '../yields';
import { contentOf, timesOf, type AppContent } from './content';

const COMMENTS = /\[-[\s\S]{0,2000}?-\]|(?<![-\S])--(?!-).*$/gm;
const FRONT = /^\s*---\s*\n([\s\S]*?)\n---\s*(?:\n|$)/;
const SECTION = /^\s*=+\s*(.*?)\s*=*\s*$/;
const THING =
  /([@#~])([?&+-]*)(?:([^@#~{}\n]{0,100}?)\{([^{}\n]{0,100})\}|([\p{L}\p{N}_-]+))(?:\(([^()\n]{0,200})\))?/gu;

/** Reads a Cooklang recipe; `name` is the file name, because Cooklang keeps the title there. */
export function readCooklang(text: string, name = ''): AppContent {
  const source = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const front = FRONT.exec(source);
  const facts = new Map([...frontOf(front?.[1] ?? ''), ...oldFactsOf(source)]);
  const body = source
    .slice(front?.[0].length ?? 0)
    .replace(/^\s*>>.*$/gm, '')
    .replace(COMMENTS, '');
  return contentOf([{ ...factsOf(facts, name), ...bodyOf(body) }]);
}

const frontOf = (front: string): [string, string][] => {
  let key = '';
  return front.split('\n').flatMap((line): [string, string][] => {
    const [, innerName, inner = ''] = /^\s+([\p{L}_]+)\s*:\s*(.+)$/u.exec(line) ?? [];
    if (innerName !== undefined) return [[`${key}.${innerName.toLowerCase()}`, unquoted(inner)]];
    const [, name, value] = /^([\p{L}\p{N} ._-]+?)\s*:\s*(.*)$/u.exec(line) ?? [];
    if (name !== undefined) key = name.toLowerCase();
    const [, item] = /^\s*-\s+(.*)$/.exec(line) ?? [];
    if (item !== undefined) return [[`${key} ${line}`, unquoted(item)]];
    return value ? [[key, unquoted(value)]] : [];
  });
};
const oldFactsOf = (source: string): [string, string][] =>
  [...source.matchAll(/^\s*>>\s*([^:\n]+?)\s*:\s*(.+)$/gm)].map(([, key = '', value = '']) => [
    key.toLowerCase(),
    value.trim(),
  ]);
const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^\[(.*)\]$/, '$1');

function factsOf(facts: ReadonlyMap<string, string>, name: string): Draft {
  const fact = (...names: readonly string[]) => names.map((one) => facts.get(one)).find(Boolean) ?? '';
  const lists = [...facts].filter(([key]) => /^tags? /.test(key)).map(([, value]) => value);
  const source = fact('source', 'source.url', 'url', 'source url');
  const servings = fact('servings', 'serves', 'yield');
  return {
    Name: fact('title', 'name') || name.replace(/\.cook$/i, ''),
    Description: fact('description', 'introduction'),
    language: fact('locale', 'language'),
    servingAmount: servingsIn(servings.split('|')[0]),
    yield: servings,
    ...timesOf(
      fact('time', 'total time', 'time required', 'duration', 'total_time'),
      fact('prep time', 'prep_time', 'time.prep'),
      fact('cook time', 'cook_time', 'time.cook'),
    ),
    tags: [fact('tags', 'tag'), ...lists, fact('course', 'category'), fact('cuisine')],
    author: fact('author', 'source.author', 'source author'),
    sourceUrl: source,
    sourceName: source || fact('source.name'),
    difficulty: fact('difficulty'),
    images: /^https?:\S+$/.test(fact('image', 'picture')) ? [{ url: fact('image', 'picture') }] : [],
  };
}

function bodyOf(body: string): Pick<Draft, 'sections' | 'steps' | 'equipment' | 'notes'> {
  const sections: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  const steps: Instruction[] = [];
  const equipment: string[] = [];
  const notes: string[] = [];
  let title = '';
  for (const block of body.split(/\n\s*\n/).flatMap(headsApart)) {
    const head = SECTION.exec(block);
    const text = block.trim().replace(/\s*\n\s*/g, ' ');
    if (head) {
      title = head[1] ?? '';
      sections.push({ title, lines: [] });
    } else if (/^>/.test(text)) notes.push(text.replace(/^>\s*/, '').replace(/\s>\s/g, ' '));
    else if (text) {
      steps.push({
        text: plainStep(text, present(sections.at(-1), 'a section').lines, equipment),
        ...(title && { title }),
      });
      title = '';
    }
  }
  const filled: ReadSection[] = sections.filter(({ lines }) => lines.length > 0);
  return { sections: filled, steps, equipment, notes };
}

/** Splits off section lines, which may lack empty lines around them. */
const headsApart = (block: string): string[] =>
  block.split(/^(\s*=+.*)$/m).filter((part) => part.trim() !== '');

/** Returns a step's text without markup; collects its ingredients and equipment. */
function plainStep(text: string, lines: string[], equipment: string[]): string {
  return text.replace(
    THING,
    (
      whole,
      mark: string,
      _flags: string,
      long: string | undefined,
      braces: string | undefined,
      word: string | undefined,
      note: string | undefined,
    ) => {
      const name = (long ?? word ?? '').trim();
      const [amount = '', unit = ''] = (braces ?? '').split('%').map((part) => part.trim().replace(/^=/, ''));
      const quantity = [amount, unit].filter(Boolean).join(' ');
      if (mark === '~') return quantity || name || whole;
      if (!name) return whole;
      if (mark === '#') equipment.push(name);
      else lines.push([quantity, name].filter(Boolean).join(' ') + (note ? `, ${note}` : ''));
      return name;
    },
  );
}
