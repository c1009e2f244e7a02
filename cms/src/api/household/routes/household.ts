import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('households', 'household', ['find', 'findOne', 'create', 'update'], {
  invite: 'invite',
  withdraw: 'withdraw',
  accept: 'accept',
  decline: 'decline',
  leave: 'leave',
  'remove-member': 'removeMember',
  'renew-token': 'renewToken',
});

export default {
  routes: [
    { method: 'GET', path: '/households/join/:token', handler: 'household.open' },
    { method: 'POST', path: '/households/join/:token', handler: 'household.join' },
    ...routes,
  ],
};
