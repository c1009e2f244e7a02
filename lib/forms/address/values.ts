import { isLanguage, type Language } from '../../domain/language';

/** Parameters of an address as Next gives them; a repeated one is a list. */
export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Name of a sort order; a leading minus sorts descending. */
export type Sort<Name extends string> = Name | `-${Name}`;

const MOST = 1_000_000;
const MOST_IDS = 20;

/** Returns readers of parameters by name. An invalid value is undefined or left out, never an error. */
export function addressReader(query: AddressQuery) {
  const text = (name: string): string => String([query[name] ?? ''].flat()[0]);
  const list = (name: string): string[] => [query[name] ?? ''].flat().join(',').split(',').filter(Boolean);
  const oneOf = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === list(name)[0]);
  /** Reads a number above zero. */
  const number = (name: string): number | undefined => {
    const value = Number(list(name)[0]);
    return Number.isFinite(value) && value > 0 ? Math.min(value, MOST) : undefined;
  };
  return {
    text: (name: string, most: number): string => text(name).slice(0, most),
    /** Reads the search text. */
    q: (): string => text('q').slice(0, 150),
    oneOf,
    someOf: <Word extends string>(name: string, words: readonly Word[]): Word[] =>
      words.filter((word) => list(name).includes(word)),
    /** Reads the sort order: one of these names, with a leading minus for descending. */
    sort: <Name extends string>(names: readonly Name[]): Sort<Name> | undefined =>
      oneOf(
        'sort',
        names.flatMap((name): Sort<Name>[] => [name, `-${name}`]),
      ),
    isOn: (name: string): boolean => list(name)[0] === '1',
    number,
    ids: (name: string): number[] => [...new Set(list(name).map(Number).filter(isId))].slice(0, MOST_IDS),
    /** Reads free words. */
    words: (name: string): string[] => [...new Set(list(name))].slice(0, MOST_IDS),
    language: (): Language | 'all' | undefined => {
      const [language] = list('language');
      return language === 'all' || isLanguage(language) ? language : undefined;
    },
    page: (): number => Math.max(1, Math.floor(number('page') ?? 1)),
  };
}

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

type Parameter = string | number | boolean | readonly (string | number)[] | undefined;

/** Returns the parameters of an address in the given order, without empty and false ones and the first page. */
export function addressOf({ page, ...given }: Readonly<Record<string, Parameter>>): Record<string, string> {
  const all = Object.entries({ ...given, page: Number(page) > 1 ? page : undefined });
  const written = all.map(([name, value]) => [name, textOf(value)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

const textOf = (value: Parameter): string => (value === true ? '1' : value ? String(value) : '');

/** Returns a record without its undefined fields. */
export const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
