import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('orders', 'order', ['find', 'findOne', 'create'], {
  accept: 'accept',
  release: 'release',
  pack: 'pack',
  progress: 'progress',
  ask: 'ask',
  answer: 'answer',
  depart: 'depart',
  deliver: 'deliver',
  fail: 'fail',
  retry: 'retry',
  cancel: 'cancel',
  assign: 'assign',
  'put-away': 'putAway',
});

export default {
  routes: [
    { method: 'POST', path: '/orders/quote', handler: 'order.quote' },
    { method: 'GET', path: '/orders/figures', handler: 'order.figures' },
    ...routes,
  ],
};
