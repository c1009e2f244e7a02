import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('shoplists', 'shoplist', ['find', 'findOne', 'create', 'update', 'delete'], {
  'add-dish': 'addDish',
  change: 'change',
  members: 'members',
  'remove-member': 'removeMember',
  leave: 'leave',
});

export default {
  routes: [
    { method: 'POST', path: '/shoplists/from-plan', handler: 'shoplist.fromPlan' },
    { method: 'GET', path: '/shoplists/usual', handler: 'shoplist.usual' },
    { method: 'POST', path: '/shoplists/staples', handler: 'shoplist.staple' },
    ...routes,
  ],
};
