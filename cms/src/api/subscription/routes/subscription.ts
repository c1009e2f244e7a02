import { recordRoutes } from '../../../records/routes';

export default recordRoutes('subscriptions', 'subscription', ['find', 'findOne', 'update', 'delete'], {
  'take-version': 'takeVersion',
  pause: 'pause',
  resume: 'resume',
});
