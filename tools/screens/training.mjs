import { dialog, press, refused, steps } from './steps.mjs';

/** @import { Screen, Step } from './steps.mjs' */

/** @param {string} key @returns {Step} */
const opened =
  (key) =>
  ({ page, t }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t.pattern(key) })
      .first()
      .click();

/**
 * Screens of exercises with their week, and of supplements with their intakes.
 * @type {readonly Screen[]}
 */
export const TRAINING_SCREENS = [
  { name: 'exercises', route: '/exercises', who: 'user' },
  {
    name: 'exercises-nothing',
    route: '/exercises',
    who: 'newcomer',
    path: () => '/exercises?part=mine',
  },
  {
    name: 'exercise',
    route: '/exercises/[id]',
    who: 'user',
    path: ({ exercise }) => `/exercises/${exercise}`,
  },
  {
    name: 'exercise-new-empty',
    route: '/exercises/new',
    who: 'user',
    prepare: steps(press('action.save'), refused),
  },
  {
    name: 'exercise-edit',
    route: '/exercises/[id]/edit',
    who: 'user',
    path: ({ exercise }) => `/exercises/${exercise}/edit`,
  },
  { name: 'schedule', route: '/exercises/schedule', who: 'user' },
  { name: 'schedule-new', route: '/exercises/schedule', who: 'newcomer' },
  {
    name: 'schedule-dialog',
    route: '/exercises/schedule',
    who: 'user',
    prepare: steps(opened('exercise:schedule.openName'), dialog),
  },
  { name: 'supplements', route: '/supplements', who: 'user' },
  {
    name: 'supplement',
    route: '/supplements/[id]',
    who: 'user',
    path: ({ supplement }) => `/supplements/${supplement}`,
  },
  {
    name: 'supplement-take',
    route: '/supplements/[id]',
    who: 'newcomer',
    path: ({ supplement }) => `/supplements/${supplement}`,
    prepare: steps(press('supplement:intake.start'), dialog),
  },
  { name: 'supplement-new', route: '/supplements/new', who: 'user' },
  {
    name: 'supplement-edit',
    route: '/supplements/[id]/edit',
    who: 'user',
    path: ({ supplement }) => `/supplements/${supplement}/edit`,
  },
];
