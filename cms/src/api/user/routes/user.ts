import { recordRoutes } from '../../../records/actions';

const { routes } = recordRoutes('users', 'user', ['find', 'findOne', 'update'], {
  role: 'role',
  block: 'block',
  unblock: 'unblock',
});

export default { routes: [{ method: 'GET', path: '/users/me', handler: 'user.me' }, ...routes] };
