import { recordRoutes } from '../../../records/routes';

export default recordRoutes('dishes', 'dish', ['find', 'findOne', 'create', 'update', 'delete'], {
  save: 'save',
  unsave: 'unsave',
  copy: 'copy',
  collaborators: 'collaborators',
  hide: 'hide',
  feature: 'feature',
  report: 'report',
});
