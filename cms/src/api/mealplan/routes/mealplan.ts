import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('mealplans', 'mealplan', ['find', 'findOne', 'create', 'update', 'delete'], {
  publish: 'publish',
  subscribe: 'subscribe',
  unsubscribe: 'unsubscribe',
  invite: 'invite',
  leave: 'leave',
  'eat-along': 'eatAlong',
  copy: 'copy',
  'renew-token': 'renewToken',
  'take-over': 'takeOver',
  report: 'report',
  hide: 'hide',
  feature: 'feature',
});

export default {
  routes: [
    { method: 'GET', path: '/mealplans/join/:token', handler: 'mealplan.open' },
    { method: 'POST', path: '/mealplans/join/:token', handler: 'mealplan.join' },
    { method: 'GET', path: '/mealplans/:id/followers', handler: 'mealplan.followers' },
    { method: 'POST', path: '/mealplans/propose', handler: 'mealplan.propose' },
    { method: 'POST', path: '/mealplans/propose/others', handler: 'mealplan.proposeOthers' },
    ...routes,
  ],
};
