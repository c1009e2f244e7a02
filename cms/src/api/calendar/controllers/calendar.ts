import { sendFeed } from '../../../calendar/feed';

export default () => ({ send: sendFeed });
