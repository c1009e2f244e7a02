import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('dishes', 'dish', ['find', 'findOne', 'create', 'update', 'delete'], {
  save: 'save',
  unsave: 'unsave',
  copy: 'copy',
  cooked: 'cooked',
  restore: 'restore',
  collaborators: 'collaborators',
  hide: 'hide',
  feature: 'feature',
  report: 'report',
});

export default {
  routes: [
    { method: 'GET', path: '/dishes/:id/versions', handler: 'dish.versions' },
    { method: 'GET', path: '/dishes/:id/versions/:version', handler: 'dish.version' },
    { method: 'GET', path: '/dishes/draw', handler: 'dish.draw' },
    { method: 'GET', path: '/dishes/counts', handler: 'dish.counts' },
    { method: 'GET', path: '/dishes/:id/at-home', handler: 'dish.atHome' },
    { method: 'GET', path: '/dishes/:id/similar', handler: 'dish.similar' },
    { method: 'POST', path: '/dishes/types', handler: 'dish.changeTypes' },
    { method: 'POST', path: '/dishes/tags', handler: 'dish.changeTags' },
    ...routes,
  ],
};
