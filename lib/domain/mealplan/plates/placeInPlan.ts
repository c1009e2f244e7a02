import { isUuid } from '../../text/uuid';

/** Entry of a plan, or of a followed copy, that a recipe is opened from. */
export interface PlaceInPlan {
  readonly source: 'mealplan' | 'subscription';
  readonly id: number;
  /** Key of the entry. */
  readonly entry: string;
}

/** Returns a place as one word of an address. */
export const placeWord = ({ source, id, entry }: PlaceInPlan): string => `${source}-${id}-${entry}`;

/** Reads a place back; undefined for anything else. */
export function placeIn(word: unknown): PlaceInPlan | undefined {
  const [, source, id, entry = ''] = /^(mealplan|subscription)-(\d{1,10})-(.+)$/.exec(String(word)) ?? [];
  if ((source !== 'mealplan' && source !== 'subscription') || !isUuid(entry)) return undefined;
  return { source, id: Number(id), entry };
}
