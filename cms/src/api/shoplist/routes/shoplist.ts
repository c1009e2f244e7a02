import { recordRoutes } from '../../../records/routes';

const { routes } = recordRoutes('shoplists', 'shoplist', ['find', 'findOne', 'create', 'update', 'delete'], {
  'add-dish': 'addDish',
  change: 'change',
  members: 'members',
  'remove-member': 'removeMember',
  leave: 'leave',
});

export default {
  routes: [{ method: 'POST', path: '/shoplists/from-plan', handler: 'shoplist.fromPlan' }, ...routes],
};
