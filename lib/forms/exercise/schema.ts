import * as yup from 'yup';
import { YOUTUBE_LINK } from '../../domain/exercise/youtube';
import { LIMITS } from '../../domain/limits';
import { atMost, name, number } from '../schema/fields';
import { message } from '../schema/message';

/** Schema of the exercise form, with the CMS's limits. */
export const exerciseSchema = yup.object({
  Name: name,
  Description: atMost(LIMITS.description.max),
  youtubeLink: yup
    .string()
    .test('youtube', message('youtube'), (text) => !text?.trim() || YOUTUBE_LINK.test(text.trim())),
  duration: number('time', { ...LIMITS.minutes, whole: true }),
  burnedCalories: number('range', LIMITS.burnedCalories),
  tag: atMost(LIMITS.tag.max),
  Images: yup.array().max(LIMITS.images.max, message('tooMany', LIMITS.images)),
});
