import { useCallback, useMemo } from 'react';
import type { ImportExtra, ImportRecipe } from '@/lib/domain/import/record';
import { takenOf, usualChoice } from '@/lib/forms/import/choice';
import { useSessionState } from '@/lib/hooks/useSessionState';

interface StoredChoice {
  readonly recipes?: readonly string[];
  readonly extras?: readonly string[];
}

const isKeys = (value: unknown) => value === undefined || Array.isArray(value);
const isKept = ({ recipes, extras }: StoredChoice) => isKeys(recipes) && isKeys(extras);

/**
 * Tracks the chosen parts of an import; survives a reload. Defaults to everything that can be imported and is not
 * here yet.
 */
export function useChoice(id: number, all: readonly ImportRecipe[], extras: readonly ImportExtra[]) {
  const [kept, change] = useSessionState<StoredChoice>(`import:${id}`, {}, isKept);
  const usual = useMemo(() => usualChoice(all), [all]);
  const recipes = useMemo(() => new Set(kept.recipes ?? usual), [kept.recipes, usual]);
  const chosenExtras = useMemo(() => {
    const open = extras.filter(({ state }) => state !== 'taken').map(({ key }) => key);
    return new Set(open.filter((key) => kept.extras?.includes(key) ?? true));
  }, [kept.extras, extras]);
  const chooseAll = useCallback(
    (keys: readonly string[]) => change((now) => ({ ...now, recipes: keys })),
    [change],
  );
  const choose = useCallback(
    (key: string, isChosen: boolean) =>
      change((now) => ({ ...now, recipes: toggled(now.recipes ?? usual, key, isChosen) })),
    [change, usual],
  );
  const chooseExtra = (key: string, isChosen: boolean) =>
    change((now) => ({ ...now, extras: toggled([...chosenExtras], key, isChosen) }));
  return { recipes, extras: chosenExtras, taken: takenOf(all, recipes), choose, chooseAll, chooseExtra };
}

const toggled = (keys: readonly string[], key: string, isIn: boolean): string[] =>
  isIn ? [...new Set([...keys, key])] : keys.filter((one) => one !== key);

export type Choice = ReturnType<typeof useChoice>;
