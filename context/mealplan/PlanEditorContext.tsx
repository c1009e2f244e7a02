import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { resolvedPlan } from '@/lib/forms/mealplan/conflict';
import type { Days } from '@/lib/domain/mealplan/edit';
import { mapHistory, redo, startHistory, stepTo, undo } from '@/lib/forms/mealplan/history';
import { settleLeftovers } from '@/lib/domain/mealplan/leftovers';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { joinParts, type Plan, type PlanParts } from '@/lib/domain/mealplan/record';
import { reuseUnchangedDays, mergedPlan } from '@/lib/forms/mealplan/merge';
import { isChangedPlan, valuesOfPlan, type PlanValues } from '@/lib/forms/mealplan/values';
import { planDrafts } from '@/lib/stored/drafts';
import type { Sides } from '@/lib/forms/versions/fields';
import { useDraft } from '@/lib/hooks/useDraft';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useAutosave } from './useAutosave';
import { usePlanRefresh } from './usePlanRefresh';
import {
  usePlanSave,
  type PlanConflict,
  type PlanFault,
  type PlanOrigin,
  type SavedPlan,
} from './usePlanSave';
import { useWhenBackOnline } from '@/lib/hooks/useWhenBackOnline';

interface PlanEditor {
  /** Plan as the CMS keeps it. */
  readonly plan: Plan;
  readonly values: PlanValues;
  readonly parts: PlanParts;
  /** Changes the days; `learned` brings the parts of items added from a shelf. */
  readonly edit: (change: (days: Days) => Days, learned?: Partial<PlanParts>) => void;
  readonly change: (values: PlanValues) => void;
  readonly history: {
    readonly undo?: () => void;
    readonly redo?: () => void;
    /** Values before the last step. */
    readonly before?: PlanValues;
  };
  readonly isDirty: boolean;
  /** Saves at once instead of after the autosave delay; resolves to true when everything is saved. */
  readonly save: () => Promise<boolean>;
  /** Merges a newer version from the CMS (restored, or changed by another person); unsaved changes stay. */
  readonly refresh: (kept: Plan) => void;
  readonly saving: {
    readonly isSaving: boolean;
    /** True if the CMS cannot be reached; the plan saves as soon as it can. */
    readonly isWaiting: boolean;
    /**
     * True if autosave stopped because the CMS refused the plan or the person postponed it; the person has to decide.
     */
    readonly isStuck: boolean;
    readonly fault: PlanFault | null;
  };
  /** Private recipes that saving would show to the plan's members, until the person allows or reverts it. */
  readonly secrets: {
    readonly names: readonly string[];
    readonly allow: () => Promise<boolean>;
    readonly back: () => void;
  } | null;
  readonly conflict: (PlanConflict & { resolve: (sides: Sides) => void; postpone: () => void }) | null;
  /** Draft that the planner was opened with, until it is saved. */
  readonly draft: { readonly savedAt: string; readonly discard: () => void } | null;
}

const PlanEditorContext = createContext<PlanEditor | null>(null);
/** Separate context, stable while the days change: components that only edit do not re-render. */
const PlanEditContext = createContext<PlanEditor['edit'] | null>(null);

const originOf = (plan: Plan, base = valuesOfPlan(plan)): PlanOrigin => ({ base, updatedAt: plan.updatedAt });

/** Provides a plan being edited: its values with history, the browser draft, autosave and conflicts. */
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
  // A draft saves automatically, but undo still leads back to the last saved values.
  const [history, setHistory] = useState(() =>
    draft ? startHistory(draft.values, [draft.base]) : startHistory(origin.base),
  );
  const values = history.present;
  const isDirty = useMemo(() => isChangedPlan(origin.base, values), [origin, values]);
  const forgetDraft = useDraft(planDrafts, key, isDirty ? { ...origin, values, parts: learned } : null);

  // undone changes must not come back as a draft on the next visit
  useEffect(() => {
    if (!isDirty) forgetDraft();
  }, [forgetDraft, isDirty]);

  // Values to save next; read even after the planner has unmounted.
  const latest = useRef({ values, origin, history });
  useEffect(() => {
    latest.current = { values, origin, history };
  }, [values, origin, history]);

  /** Rebases onto the CMS's version, where `from` is the previous base. Returns false if a person has to choose. */
  const takeIn = useCallback((kept: Plan, from: PlanValues, isSure = false): boolean => {
    const base = reuseUnchangedDays(valuesOfPlan(kept), from);
    const isOther = isChangedPlan(from, base);
    const onto = (step: PlanValues) =>
      step === from ? base : mergedPlan({ base: from, mine: step, theirs: base });
    const { history: now } = latest.current;
    const next = isOther ? mapHistory(now, onto) : now;
    if (!next && !isSure) return false;
    const origin = originOf(kept, base);
    latest.current = { values: (next ?? now).present, origin, history: next ?? now };
    setPlan(kept);
    setOrigin(origin);
    setLearned((parts) => joinParts(parts, kept.parts));
    if (isOther) setHistory((was) => mapHistory(was, onto) ?? was);
    return true;
  }, []);
  const handleSaved = useCallback(
    ({ values: saved, kept, isMerged }: SavedPlan) => {
      setDraft(null);
      if (kept) takeIn(kept, saved, !isMerged);
      const now = latest.current;
      if (!isChangedPlan(now.origin.base, now.values)) forgetDraft();
    },
    [forgetDraft, takeIn],
  );
  const saving = usePlanSave(plan.id, handleSaved);
  const { save: send, conflict, fault, secrets, keepSecrets, isWaiting, isSaving, isPostponed } = saving;
  const flight = useRef<Promise<boolean> | null>(null);
  const sendLatest = useCallback(
    async (confirmPrivate: boolean): Promise<boolean> => {
      while (flight.current) await flight.current;
      const { values: present, origin: from } = latest.current;
      if (!isChangedPlan(from.base, present)) return true;
      flight.current = send(present, from, confirmPrivate).finally(() => {
        flight.current = null;
      });
      return flight.current;
    },
    [send],
  );
  const save = useCallback(() => sendLatest(false), [sendLatest]);
  const isStuck = isPostponed || fault?.refused === values;
  useAutosave({ values, isDirty, isSaving, save, isHeld: isStuck || isWaiting || conflict !== null });
  useWhenBackOnline(isWaiting, save);

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
    (kept: Plan) => {
      const { base, updatedAt } = latest.current.origin;
      if (flight.current || kept.updatedAt < updatedAt) return;
      if (kept.updatedAt > updatedAt) takeIn(kept, base);
      else setPlan(kept);
    },
    [takeIn],
  );
  usePlanRefresh(plan.id, refresh);
  const resolve = useCallback(
    async (sides: Sides) => {
      if (!saving.conflict) return;
      const { kept, ...versions } = saving.conflict;
      const chosen = resolvedPlan(versions, sides);
      const from = originOf(kept);
      saving.endConflict();
      // Earlier steps would revert the other person's changes; undo leads to the version they saved.
      const history = startHistory(chosen, [versions.theirs]);
      latest.current = { values: chosen, origin: from, history };
      setPlan(kept);
      setOrigin(from);
      setLearned((parts) => joinParts(parts, kept.parts));
      setHistory(history);
      await save();
    },
    [save, saving],
  );

  const before = history.past.at(-1);
  const [canUndo, canRedo] = [before !== undefined, history.future.length > 0];
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
        before,
      },
      isDirty,
      save,
      refresh,
      saving: { isSaving, isWaiting, isStuck, fault },
      secrets:
        secrets.length > 0 ? { names: secrets, allow: () => sendLatest(true), back: keepSecrets } : null,
      conflict: conflict && { ...conflict, resolve, postpone: saving.postpone },
      draft: draft && { savedAt: draft.savedAt, discard },
    }),
    [
      plan,
      values,
      learned,
      edit,
      change,
      before,
      canUndo,
      canRedo,
      isDirty,
      save,
      refresh,
      saving,
      isSaving,
      isWaiting,
      isStuck,
      fault,
      secrets,
      keepSecrets,
      sendLatest,
      conflict,
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
