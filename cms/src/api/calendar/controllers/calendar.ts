import { sendFeed } from '../../../mealplans/feed';

export default () => ({ send: sendFeed });
