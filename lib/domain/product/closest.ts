import { nameKey } from '../text/clean';
import type { Product } from './record';

/** Found products, nearest to what is being typed first: of "sal", Salt stands before Svan salt. */
export function closestFirst(typed: string, found: readonly Product[]): Product[] {
  const text = nameKey(typed);
  const far = ({ Name, NameKa }: Product) =>
    Math.min(...[Name, NameKa ?? ''].map(nameKey).map((name) => distance(name, text)));
  return [...found].sort((one, other) => far(one) - far(other));
}

const BEGINS = 1;
const ELSEWHERE = 1000;
/** 0 for the name itself, then names that begin so, the shorter the nearer; all others keep their order. */
const distance = (name: string, text: string): number => {
  if (name === text) return 0;
  return name.startsWith(text) ? BEGINS + name.length : ELSEWHERE;
};
