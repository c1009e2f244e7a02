import { recordRoutes } from '../../../records/http/routes';

export default recordRoutes('subscriptions', 'subscription', ['find', 'findOne', 'update', 'delete'], {
  'take-version': 'takeVersion',
  pause: 'pause',
  resume: 'resume',
});
