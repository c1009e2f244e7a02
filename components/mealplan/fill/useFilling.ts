import { useMemo, useRef, useState } from 'react';
import {
  useSavePreferences,
  useProposal,
  type PlanningSource,
  type ProposalRequest,
} from '@/context/mealplan/planning';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { joinParts, NO_PARTS } from '@/lib/domain/mealplan/record';
import { placedDays } from '@/lib/domain/mealplan/weeks';
import type { Alternative, ProposedDay, Slot } from '@/lib/domain/planning/model';
import type { Day } from '@/lib/domain/time/day';
import { loosened, tableOf, preferencesOf, type FillForm, type Loosened } from '@/lib/forms/mealplan/fill';
import {
  frameOf,
  fixedDishesIn,
  placedInto,
  lockedIn,
  slotId,
  stillOpen,
  withLockedLeftovers,
  withOther,
  type Frame,
  type Other,
} from '@/lib/forms/mealplan/proposal';
import { newKey } from '@/lib/newKey';

interface Question {
  readonly form: FillForm;
  readonly frame: Frame;
}
/** Seconds that a longer search may take at most. */
const LONGER = 10;
const NONE: ReadonlySet<string> = new Set();
/** Uses the slot's id as the key of its entry in the preview. */
const previewKey = (slot: Slot, index: number) => `${slotId(slot)} ${index}`;

/** State of filling a week: the proposal beside the plan, its locked slots, and the function that applies it. */
export function useFilling(today: Day) {
  const { values, parts, edit, change } = usePlanEditor();
  const keepWay = useSavePreferences();
  const { asked, learned, ask, stop, others, replace } = useProposal(parts.dishes);
  const [question, setQuestion] = useState<Question | null>(null);
  const [locked, setLocked] = useState(NONE);
  const [isTouched, setTouched] = useState(false);
  const [isLong, setLong] = useState(false);
  const [isSwapped, setSwapped] = useState(false);
  const seed = useRef(0);
  const { proposal } = asked;
  const eaters = useMemo(
    () => (question ? tableOf(values.eaters, question.form) : values.eaters),
    [question, values.eaters],
  );

  const known = useMemo(() => joinParts(parts, { ...NO_PARTS, dishes: learned }), [parts, learned]);
  const placementOf = (form: FillForm) => ({
    startDate: values.startDate ?? (form.startDate || null),
    repeat: values.repeat,
  });
  const askOf = ({ form, frame }: Question): ProposalRequest => {
    const { from, ...way } = preferencesOf(form);
    const first = placedDays(values.days, placementOf(form), today).find(
      ({ day }) => day.key === frame.days[0],
    );
    return {
      ...way,
      from: from as PlanningSource[],
      days: frame.days.length,
      meals: frame.meals,
      keep: fixedDishesIn(values.days, frame, { eaters: tableOf(values.eaters, form), parts: known }),
      ...(first?.date && { startDate: first.date }),
      seed: seed.current,
    };
  };
  const start = async (
    next: Question,
    before: readonly ProposedDay[],
    held: ReadonlySet<string>,
    longer?: { seconds: number; below: number },
  ) => {
    setQuestion(next);
    setLong(longer !== undefined);
    setSwapped(false);
    const { keep, ...asking } = askOf(next);
    await ask(
      {
        ...asking,
        ...(longer && { seconds: longer.seconds }),
        keep: [...keep, ...lockedIn(before, held)],
      },
      (found) => ({ ...found, days: withLockedLeftovers(found.days, before, held) }),
      longer?.below,
    );
  };
  /** Plans according to the form, stores it as the person's preferences, and clears all locks. */
  const begin = (form: FillForm) => {
    const { days: chosen, meals } = form;
    const frame = frameOf(values.days, chosen, meals);
    const { seed: _, startDate: __, keep: ___, ...way } = askOf({ form, frame });
    keepWay(way);
    seed.current = 0;
    setLocked(NONE);
    setTouched(false);
    return start({ form, frame }, [], NONE);
  };
  const before = proposal?.days ?? [];
  const refill = () => {
    if (!question) return;
    seed.current += 1;
    void start(question, before, locked);
  };
  /** Repeats the request with more time; after manual changes the plan has no score to beat. */
  const lookLonger = () => {
    if (!question || !proposal) return;
    void start(question, before, locked, { seconds: LONGER, below: isTouched ? Infinity : proposal.score });
  };
  const loosen = (wish: Loosened): FillForm | undefined => {
    if (!question) return undefined;
    const form = loosened(question.form, wish);
    void start({ ...question, form }, before, locked);
    return form;
  };
  const toggleLock = (slot: Slot) => {
    const id = slotId(slot);
    setTouched(true);
    setLocked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  };
  /** Puts another dish into a slot and locks it, so that the next planning keeps it. */
  const swap = (slot: Slot, other: Other) => {
    if (!proposal) return;
    replace(withOther(proposal, slot, other));
    setSwapped(true);
    setTouched(true);
    setLocked((now) => new Set([...now, slotId(slot)]));
  };
  const lookForOthers = async (slot: Slot): Promise<readonly Alternative[]> =>
    question && proposal ? others(askOf(question), proposal.days, slot) : [];

  const laying = { eaters, nameOf: (dish: number) => known.dishes[dish]?.Name, newKey };
  const days = useMemo(
    () =>
      question && proposal
        ? placedInto(values.days, question.frame, proposal.days, {
            eaters,
            nameOf: (dish) => known.dishes[dish]?.Name,
            keyOf: previewKey,
            newKey,
          })
        : values.days,
    [question, proposal, values.days, eaters, known],
  );
  const take = () => {
    if (!question || !proposal) return;
    const keys = new Map<string, string>();
    const keyOf = (slot: Slot, index: number) => {
      const name = previewKey(slot, index);
      const key = keys.get(name) ?? newKey();
      keys.set(name, key);
      return key;
    };
    const { startDate } = question.form;
    const isDated = startDate && !values.startDate;
    if (isDated || eaters !== values.eaters)
      change({ ...values, eaters, startDate: isDated ? startDate : values.startDate });
    edit((now) => placedInto(now, stillOpen(now, question.frame), proposal.days, { ...laying, keyOf }), {
      dishes: learned,
    });
  };
  return {
    asked,
    question,
    locked,
    isTouched,
    /** True if dishes were changed by hand since the sums of the proposal were made. */
    isSwapped,
    /** Days of the plan with the proposal applied. */
    table: { days, parts: known, eaters, targets: values.targets },
    placement: question ? placementOf(question.form) : values,
    begin,
    refill,
    isLong,
    lookLonger,
    loosen,
    toggleLock,
    swap,
    lookForOthers,
    stop,
    take,
  };
}
export type Filling = ReturnType<typeof useFilling>;
