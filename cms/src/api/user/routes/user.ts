import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('users', 'user', ['find', 'findOne', 'update'], {
  role: 'role',
  block: 'block',
  unblock: 'unblock',
});

export default {
  routes: [
    { method: 'GET', path: '/users/me', handler: 'user.me' },
    { method: 'DELETE', path: '/users/me', handler: 'user.deleteMe' },
    { method: 'GET', path: '/users/me/export', handler: 'user.exportMe' },
    { method: 'GET', path: '/users/me/tags', handler: 'user.tags' },
    { method: 'POST', path: '/users/me/tags', handler: 'user.changeTags' },
    { method: 'GET', path: '/users/me/recipes', handler: 'user.exportRecipes' },
    { method: 'GET', path: '/users/me/calendar', handler: 'user.calendar' },
    { method: 'GET', path: '/users/me/nutrients', handler: 'user.nutrients' },
    { method: 'GET', path: '/users/me/expenditure', handler: 'user.expenditure' },
    { method: 'POST', path: '/users/me/expenditure/undo', handler: 'user.undoTarget' },
    { method: 'GET', path: '/users/me/expiring', handler: 'user.expiring' },
    { method: 'GET', path: '/users/me/planning', handler: 'user.planning' },
    { method: 'PUT', path: '/users/me/planning', handler: 'user.keepPlanning' },
    { method: 'GET', path: '/users/me/reminders', handler: 'user.reminders' },
    { method: 'PUT', path: '/users/me/reminders', handler: 'user.setReminders' },
    { method: 'POST', path: '/users/me/reminders/devices', handler: 'user.takeDevice' },
    { method: 'DELETE', path: '/users/me/reminders/devices/:mark', handler: 'user.leaveDevice' },
    { method: 'GET', path: '/users/me/feed', handler: 'user.feed' },
    { method: 'POST', path: '/users/me/feed', handler: 'user.setFeed' },
    { method: 'POST', path: '/users/me/feed/reset', handler: 'user.resetFeed' },
    { method: 'DELETE', path: '/users/me/feed', handler: 'user.closeFeed' },
    ...routes,
  ],
};
