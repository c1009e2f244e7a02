import { readPublished } from '../../../people/published';

export default () => ({ findOne: readPublished });
