import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('memberships', 'membership', ['find', 'findOne', 'update', 'delete'], {
  accept: 'accept',
  decline: 'decline',
});
