import type { PlanParts } from '@/lib/domain/mealplan/record';
import type { PlanValues } from '@/lib/forms/mealplan/values';
import { readStored, writeStored } from './stored';

/** A plan as it was left unsaved in this browser, with what it began from and what its ids stand for. */
export interface PlanDraft {
  readonly values: PlanValues;
  readonly base: PlanValues;
  readonly parts: PlanParts;
  readonly updatedAt: string;
  readonly savedAt: string;
}

const VERSION = 1;

/** Where the draft of one person's plan is kept: others at the same browser do not see it. */
export const planDraftKey = (person: number, plan: number): string => `draft:mealplan:${person}:${plan}`;

/** The draft under a key; null where there is none, or one that an older version of the app has written. */
export function readPlanDraft(key: string): PlanDraft | null {
  const text = readStored(key);
  if (!text) return null;
  try {
    const draft = JSON.parse(text) as Partial<PlanDraft> & { version?: number };
    const isWhole = draft.values?.days && draft.base?.days && draft.parts && draft.savedAt;
    return draft.version === VERSION && isWhole ? (draft as PlanDraft) : null;
  } catch {
    return null; // somebody else's text
  }
}

export const writePlanDraft = (key: string, draft: PlanDraft | null) =>
  writeStored(key, draft && JSON.stringify({ version: VERSION, ...draft }));
