import {
  NO_PARTS,
  type Plan,
  type PlanCard,
  type PlanDish,
  type Subscription,
} from '@/lib/domain/mealplan/record';
import type { CalendarItem } from '@/lib/domain/mealplan/timeline';
import type { Eater, PlanDay, PlanEntry, PlanMeal } from '@/lib/domain/mealplan/types';
import { newKey } from './dish';

export { newKey };

export const buildEntry = (given: Partial<PlanEntry> = {}): PlanEntry => ({
  key: newKey(),
  kind: 'dish',
  dish: 1,
  servings: null,
  ...given,
});

export const buildMeal = (given: Partial<PlanMeal> = {}): PlanMeal => ({
  key: newKey(),
  type: 'Lunch',
  entries: [],
  ...given,
});

export const buildDay = (given: Partial<PlanDay> = {}): PlanDay => ({
  key: newKey(),
  meals: [],
  exercises: [],
  supplements: [],
  appointments: [],
  ...given,
});

/** Builds empty days with numbered keys. */
export const emptyDays = (count: number): PlanDay[] =>
  Array.from({ length: count }, (_, index) => buildDay({ key: `day-${index + 1}` }));

/** Builds a day of one meal with these entries. */
export const dayWith = (...entries: PlanEntry[]): PlanDay => buildDay({ meals: [buildMeal({ entries })] });

export const buildEater = (given: Partial<Eater> = {}): Eater => ({
  key: newKey(),
  Name: 'Mariam',
  factor: 1,
  ...given,
});

export const buildPlanDish = (given: Partial<PlanDish> = {}): PlanDish => ({
  id: 1,
  Name: 'Lobio in a clay pot',
  calories: 400,
  fats: 10,
  carbs: 50,
  prots: 20,
  costTetri: 300,
  servingAmount: 4,
  incompleteProducts: [],
  ...given,
});

export const buildPlanCard = (given: Partial<PlanCard> = {}): PlanCard => ({
  id: 5,
  Name: 'A week of the Georgian table',
  Description: 'Seven days of home cooking.',
  language: 'en',
  Images: [],
  visibility: 'private',
  startDate: null,
  repeat: 'none',
  dayCount: 7,
  targets: null,
  calories: 1800,
  fats: 60,
  carbs: 220,
  prots: 80,
  costTetri: 1250,
  dietaryFlags: [],
  incompleteProducts: [],
  memberCount: 0,
  version: 0,
  unpublished: false,
  myRole: 'owner',
  hidden: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...given,
});

export const buildPlan = (given: Partial<Plan> = {}): Plan => ({
  ...buildPlanCard(),
  targets: null,
  eaters: [],
  days: [dayWith(buildEntry())],
  parts: { ...NO_PARTS, dishes: { 1: buildPlanDish() } },
  owner: { id: 7, Name: 'Mariam Lomidze' },
  featured: false,
  joinToken: 'token-of-the-plan',
  published: null,
  members: [],
  followerCount: 0,
  eatsAlong: null,
  subscription: null,
  ...given,
});

export const buildSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: 9,
  mealplan: 5,
  Name: 'A week of the Georgian table',
  version: 1,
  newestVersion: 1,
  startDate: '2026-11-16',
  repeat: 'none',
  pausedFrom: null,
  shareProgress: false,
  eaters: [],
  days: [dayWith(buildEntry())],
  parts: { ...NO_PARTS, dishes: { 1: buildPlanDish() } },
  ...given,
});

export const buildItem = (given: Partial<CalendarItem> = {}): CalendarItem => ({
  day: '2026-11-20',
  source: { type: 'mealplan', id: 5, Name: 'A week of the Georgian table' },
  kind: 'mealplans',
  key: newKey(),
  title: 'Lobio in a clay pot',
  time: null,
  type: 'Lunch',
  state: null,
  logId: null,
  ...given,
});
