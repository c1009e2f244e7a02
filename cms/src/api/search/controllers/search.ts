import { findEverywhere } from '../../../everywhere/find';

export default () => ({ find: findEverywhere });
