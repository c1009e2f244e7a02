import { useRouter } from 'next/router';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SideKind } from '@/lib/domain/mealplan/edit';
import { ALL_KINDS, readKinds, toggled, writeKinds } from '@/lib/domain/mealplan/kinds';
import type { PlanDish, ShelfExercise, ShelfSupplement } from '@/lib/domain/mealplan/record';
import type { CalendarKind } from '@/lib/domain/mealplan/types';

/** Item chosen on the shelf, placed by the next tap; at most one is set. */
export interface Selected {
  readonly dish: PlanDish | null;
  readonly exercise: ShelfExercise | null;
  readonly supplement: ShelfSupplement | null;
}
const NOTHING: Selected = { dish: null, exercise: null, supplement: null };

/** Dialog open over the plan. */
type PlanModal =
  | { readonly name: 'addEntry'; readonly meal: string }
  | { readonly name: 'addPart'; readonly day: string; readonly kind: SideKind }
  | { readonly name: 'entry' | 'meal' | 'day'; readonly key: string }
  | { readonly name: 'part'; readonly kind: SideKind; readonly key: string }
  | { readonly name: 'week'; readonly index: number }
  | { readonly name: 'shown' | 'keys' | 'eaters' }
  | { readonly name: 'fill'; readonly isNew?: boolean }
  | { readonly name: 'settings' | 'members' | 'qr' | 'publish' | 'subscribe' | 'unsubscribe' | 'report' };

interface MealplanState {
  /** Kinds of calendar entries shown (the specification's four filters). They are kept in the address. */
  readonly filters: readonly CalendarKind[];
  readonly toggleFilter: (kind: CalendarKind) => void;
  readonly clearFilters: () => void;
  readonly selectAllFilters: () => void;
  readonly selected: Selected;
  /** Selects one item, or nothing. */
  readonly select: (what: Partial<Selected> | null) => void;
  readonly modal: PlanModal | null;
  readonly openModal: (modal: PlanModal | null) => void;
}

const MealplanContext = createContext<MealplanState | null>(null);

/** Provides the filters, dialogs and selection of a plan's screens. */
export function MealplanProvider({ children }: { children: ReactNode }) {
  const { query, pathname, replace } = useRouter();
  const [selected, setSelected] = useState(NOTHING);
  const [modal, openModal] = useState<PlanModal | null>(null);
  const shown = query.show;
  const filters = useMemo(() => readKinds(shown), [shown]);

  const show = useCallback(
    (kinds: readonly CalendarKind[]) => {
      const { show: was, ...rest } = query;
      void was;
      const next = writeKinds(kinds);
      const address = { pathname, query: next ? { ...rest, show: next } : rest };
      replace(address, undefined, { shallow: true, scroll: false });
    },
    [pathname, query, replace],
  );
  const select = useCallback(
    (what: Partial<Selected> | null) => setSelected(what ? { ...NOTHING, ...what } : NOTHING),
    [],
  );
  const value = useMemo(
    () => ({
      filters,
      toggleFilter: (kind: CalendarKind) => show(toggled(filters, kind)),
      clearFilters: () => show([]),
      selectAllFilters: () => show(ALL_KINDS),
      selected,
      select,
      modal,
      openModal,
    }),
    [filters, show, selected, select, modal],
  );
  return <MealplanContext value={value}>{children}</MealplanContext>;
}

export function useMealplan(): MealplanState {
  const value = use(MealplanContext);
  if (value === null) throw new Error('useMealplan needs a <MealplanProvider> above it');
  return value;
}
