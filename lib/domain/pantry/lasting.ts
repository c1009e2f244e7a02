import { nameKey } from '../text/clean';

interface Named {
  readonly Name: string;
  readonly NameKa?: string | null;
}

// prettier-ignore
const LASTING = ['canned', 'tinned', 'dried', 'powder', 'condensed', 'ghee', 'prune', 'raisin', 'კონსერვ', 'ჩირი', 'ჩირად', 'ქიშმიშ', 'ფხვნილ', 'შესქელებულ', 'ერბო'];

/** Whether a word of the name begins so, in either language. */
export const hasWord = ({ Name, NameKa }: Named, beginnings: readonly string[]): boolean => {
  const names = [Name, NameKa ?? ''].map((name) => ` ${nameKey(name)}`);
  return beginnings.some((word) => names.some((name) => name.includes(` ${word}`)));
};

/** Whether its name says that it keeps without cooling, whatever its aisle: a tin, a dried fruit, a powder. */
export const isLasting = (named: Named): boolean => hasWord(named, LASTING);
