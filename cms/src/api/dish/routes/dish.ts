import { recordRoutes } from '../../../records/routes';

export default recordRoutes('dishes', 'dish', ['find', 'findOne', 'create', 'update', 'delete'], {
  save: 'save',
  unsave: 'unsave',
  copy: 'copy',
  cooked: 'cooked',
  collaborators: 'collaborators',
  hide: 'hide',
  feature: 'feature',
  report: 'report',
});
