import { recordRoutes } from '../../../records/actions';

export default recordRoutes('memberships', 'membership', ['find', 'findOne', 'update', 'delete'], {
  accept: 'accept',
  decline: 'decline',
});
