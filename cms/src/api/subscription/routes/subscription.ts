import { recordRoutes } from '../../../records/actions';

export default recordRoutes('subscriptions', 'subscription', ['find', 'findOne', 'update', 'delete'], {
  'take-version': 'takeVersion',
  pause: 'pause',
  resume: 'resume',
});
