import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { resolvedPlan } from '@/lib/forms/mealplan/conflict';
import type { Days } from '@/lib/domain/mealplan/edit';
import { redo, startHistory, stepTo, undo } from '@/lib/forms/mealplan/history';
import { settleLeftovers } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { joinParts, type Plan, type PlanParts } from '@/lib/domain/mealplan/record';
import { isChangedPlan, valuesOfPlan, type PlanValues } from '@/lib/forms/mealplan/values';
import { planDrafts } from '@/lib/drafts';
import type { Sides } from '@/lib/forms/versions';
import { useDraft } from '@/lib/hooks/useDraft';
import { useAuth } from './AuthContext';
import { useLanguage } from './LanguageContext';
import { usePlanSave, type PlanConflict, type PlanFault, type PlanOrigin } from './plan/usePlanSave';
import { useComeback } from '../lib/hooks/useWhenBackOnline';

interface PlanEditor {
  /** The plan as it is kept. */
  readonly plan: Plan;
  readonly values: PlanValues;
  readonly parts: PlanParts;
  /** Changes the days; what has been put in from a shelf comes along as `learned`. */
  readonly edit: (change: (days: Days) => Days, learned?: Partial<PlanParts>) => void;
  readonly change: (values: PlanValues) => void;
  readonly history: { readonly undo?: () => void; readonly redo?: () => void };
  readonly isDirty: boolean;
  readonly save: () => Promise<boolean>;
  /** Takes over what the CMS has kept meanwhile (a new version, another visibility); what is unsaved stays. */
  readonly refresh: (kept: Plan) => void;
  readonly saving: {
    readonly isSaving: boolean;
    /** The CMS cannot be reached; the plan saves itself as soon as it can. */
    readonly isWaiting: boolean;
    readonly fault: PlanFault | null;
  };
  readonly conflict: (PlanConflict & { resolve: (sides: Sides) => void; postpone: () => void }) | null;
  /** The draft that the planner was opened with. */
  readonly draft: { readonly savedAt: string; readonly discard: () => void } | null;
}

const PlanEditorContext = createContext<PlanEditor | null>(null);
/** Apart from the rest, since it stays the same while the days change: what only changes them is not drawn anew. */
const PlanEditContext = createContext<PlanEditor['edit'] | null>(null);

const originOf = (plan: Plan): PlanOrigin => ({ base: valuesOfPlan(plan), updatedAt: plan.updatedAt });

/** A plan that is being changed: its values with their history, the draft in the browser, saving and conflicts. */
export function PlanEditorProvider({ plan: given, children }: { plan: Plan; children: ReactNode }) {
  const { person } = useAuth();
  const { language } = useLanguage();
  const [key] = useState(() => planDrafts.keyOf(person?.id ?? 0, given.id));
  const [draft, setDraft] = useState(() => planDrafts.read(key));
  const [plan, setPlan] = useState(given);
  const [origin, setOrigin] = useState<PlanOrigin>(() => draft ?? originOf(given));
  const [learned, setLearned] = useState<PlanParts>(() =>
    joinParts(given.parts, draft?.parts ?? given.parts),
  );
  const [history, setHistory] = useState(() => startHistory(draft?.values ?? origin.base));
  const values = history.present;
  const isDirty = useMemo(() => isChangedPlan(origin.base, values), [origin, values]);

  const rebase = useCallback((kept: Plan, present: PlanValues) => {
    setPlan(kept);
    setOrigin(originOf(kept));
    setLearned((parts) => joinParts(parts, kept.parts));
    setHistory((now) => ({ ...now, present }));
  }, []);
  const forgetDraft = useDraft(planDrafts, key, isDirty ? { ...origin, values, parts: learned } : null);
  const handleSaved = useCallback(
    (kept: Plan | null) => {
      forgetDraft();
      setDraft(null);
      if (kept) rebase(kept, valuesOfPlan(kept));
    },
    [forgetDraft, rebase],
  );
  const saving = usePlanSave(plan.id, handleSaved);
  const save = useCallback(() => saving.save(values, origin), [origin, saving, values]);
  useComeback(saving.isWaiting, save);

  const change = useCallback((next: PlanValues) => setHistory((now) => stepTo(now, next)), []);
  const edit = useCallback(
    (changeDays: (days: Days) => Days, more?: Partial<PlanParts>) => {
      if (more) setLearned((parts) => joinParts(parts, { ...parts, ...more }));
      setHistory((now) => {
        const { days: before } = now.present;
        const after = changeDays(before);
        if (after === before) return now;
        const nameOf = (entry: Parameters<typeof nameOfEntry>[0]) =>
          nameOfEntry(entry, { parts: learned, days: before, language }).name;
        return stepTo(now, { ...now.present, days: settleLeftovers(after, nameOf, before) });
      });
    },
    [language, learned],
  );

  const discard = useCallback(() => {
    forgetDraft();
    setDraft(null);
    setOrigin(originOf(plan));
    setHistory(startHistory(valuesOfPlan(plan)));
  }, [forgetDraft, plan]);
  const refresh = useCallback(
    (kept: Plan) => rebase(kept, isDirty ? values : valuesOfPlan(kept)),
    [isDirty, rebase, values],
  );
  const resolve = useCallback(
    async (sides: Sides) => {
      if (!saving.conflict) return;
      const { kept, ...versions } = saving.conflict;
      const chosen = resolvedPlan(versions, sides);
      saving.endConflict();
      rebase(kept, chosen);
      await saving.save(chosen, originOf(kept));
    },
    [rebase, saving],
  );

  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  const value = useMemo<PlanEditor>(
    () => ({
      plan,
      values,
      parts: learned,
      edit,
      change,
      history: {
        undo: canUndo ? () => setHistory(undo) : undefined,
        redo: canRedo ? () => setHistory(redo) : undefined,
      },
      isDirty,
      save,
      refresh,
      saving,
      conflict: saving.conflict && { ...saving.conflict, resolve, postpone: saving.endConflict },
      draft: draft && { savedAt: draft.savedAt, discard },
    }),
    [
      plan,
      values,
      learned,
      edit,
      change,
      canUndo,
      canRedo,
      isDirty,
      save,
      refresh,
      saving,
      resolve,
      draft,
      discard,
    ],
  );
  return (
    <PlanEditContext value={edit}>
      <PlanEditorContext value={value}>{children}</PlanEditorContext>
    </PlanEditContext>
  );
}

export function usePlanEditor(): PlanEditor {
  const value = use(PlanEditorContext);
  if (value === null) throw new Error('usePlanEditor needs a <PlanEditorProvider> above it');
  return value;
}

export function usePlanEdit(): PlanEditor['edit'] {
  const value = use(PlanEditContext);
  if (value === null) throw new Error('usePlanEdit needs a <PlanEditorProvider> above it');
  return value;
}
