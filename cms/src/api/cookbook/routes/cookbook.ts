import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('cookbooks', 'cookbook', ['find', 'findOne', 'create', 'update', 'delete'], {
  add: 'add',
  dishes: 'changeDishes',
  collaborators: 'collaborators',
  report: 'report',
  hide: 'hide',
});
