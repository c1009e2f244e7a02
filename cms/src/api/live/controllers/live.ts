import { openStream } from '../../../live/stream';

export default () => ({ stream: openStream });
