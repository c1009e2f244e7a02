import { recordRoutes } from '../../../records/routes';

export default recordRoutes('cookbooks', 'cookbook', ['find', 'findOne', 'create', 'update', 'delete'], {
  add: 'add',
  dishes: 'changeDishes',
  collaborators: 'collaborators',
  report: 'report',
  hide: 'hide',
});
