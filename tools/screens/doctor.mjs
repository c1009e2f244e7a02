import { dialog, press, pressInDialog, see, steps } from './steps.mjs';

/** @import { Screen } from './steps.mjs' */

/** @type {readonly Screen[]} */
export const DOCTOR_SCREENS = [
  { name: 'doctor', route: '/doctor', who: 'user' },
  { name: 'visits', route: '/doctor/visits', who: 'user' },
  {
    name: 'visit-new-empty',
    route: '/doctor/visits',
    who: 'user',
    prepare: steps(
      press('doctor:visit.add'),
      dialog,
      pressInDialog('action.save'),
      see('validation:required'),
    ),
  },
  { name: 'visits-new', route: '/doctor/visits', who: 'newcomer' },
  { name: 'examinations', route: '/doctor/examinations', who: 'user' },
  {
    name: 'examination-new',
    route: '/doctor/examinations',
    who: 'user',
    prepare: steps(press('doctor:exam.add'), dialog),
  },
  {
    name: 'account-delete',
    route: '/settings',
    who: 'user',
    prepare: steps(press('account:data.delete'), dialog),
  },
  { name: 'people', route: '/users', who: 'admin' },
  { name: 'people-reports', route: '/users', who: 'admin', path: () => '/users?part=reports' },
  { name: 'people-trail', route: '/users', who: 'admin', path: () => '/users?part=trail' },
  { name: 'examinations-new', route: '/doctor/examinations', who: 'newcomer' },
];
