import { isLanguage, type Language } from '../../domain/language';

/** The parameters of an address as Next gives them; one that stands twice is a list. */
export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A name that a list is sorted by; with a minus before it from the greatest down. */
export type Sort<Name extends string> = Name | `-${Name}`;

const MOST = 1_000_000;
const MOST_IDS = 20;

/** Reads parameters by their names. What makes no sense is undefined or left out, never an error. */
export function addressReader(query: AddressQuery) {
  const text = (name: string): string => String([query[name] ?? ''].flat()[0]);
  const list = (name: string): string[] => [query[name] ?? ''].flat().join(',').split(',').filter(Boolean);
  const oneOf = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === list(name)[0]);
  /** A number above zero. */
  const number = (name: string): number | undefined => {
    const value = Number(list(name)[0]);
    return Number.isFinite(value) && value > 0 ? Math.min(value, MOST) : undefined;
  };
  return {
    text: (name: string, most: number): string => text(name).slice(0, most),
    /** What is searched for. */
    q: (): string => text('q').slice(0, 150),
    oneOf,
    someOf: <Word extends string>(name: string, words: readonly Word[]): Word[] =>
      words.filter((word) => list(name).includes(word)),
    /** What a list is sorted by: one of these names, with a minus before it from the greatest down. */
    sort: <Name extends string>(names: readonly Name[]): Sort<Name> | undefined =>
      oneOf(
        'sort',
        names.flatMap((name): Sort<Name>[] => [name, `-${name}`]),
      ),
    isOn: (name: string): boolean => list(name)[0] === '1',
    number,
    ids: (name: string): number[] => [...new Set(list(name).map(Number).filter(isId))].slice(0, MOST_IDS),
    /** Words of somebody's own. */
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

/** Parameters as an address writes them, in the given order, without what is empty, false or the first page. */
export function addressOf({ page, ...given }: Readonly<Record<string, Parameter>>): Record<string, string> {
  const all = Object.entries({ ...given, page: Number(page) > 1 ? page : undefined });
  const written = all.map(([name, value]) => [name, textOf(value)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

const textOf = (value: Parameter): string => (value === true ? '1' : value ? String(value) : '');

/** A record without the fields that are undefined. */
export const defined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
