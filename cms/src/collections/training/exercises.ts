import { YOUTUBE_LINK } from '../../domain/exercise/youtube';
import { LIMITS } from '../../domain/limits';
import { type BodyOf, media, number, text } from '../../records/fields';
import type { Collection } from '../../records/types';
import { membersReach, membersScope, namedGuards, publicFields } from '../shared';
import { wordTermsOf } from '../words';

const fields = {
  ...publicFields,
  youtubeLink: text({ max: LIMITS.url.max, pattern: { is: YOUTUBE_LINK, key: 'youtube' } }),
  duration: number({ whole: true, ...LIMITS.minutes, key: 'time', column: 'number' }),
  burnedCalories: number({ ...LIMITS.burnedCalories, column: 'number' }),
  tag: text({ ...LIMITS.tag, column: 'text' }),
  Images: media({ many: true, max: LIMITS.images.max }),
};

export const exercises: Collection<BodyOf<typeof fields>> = {
  name: 'exercises',
  uid: 'api::exercise.exercise',
  owner: 'owner',
  fields,
  scope: membersScope,
  reach: membersReach,
  terms: ({ Name, tag }) => wordTermsOf([Name, tag]),
  lists: {
    isForgiving: true,
  },
  hooks: {
    guards: namedGuards('exercises'),
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    exercises: BodyOf<typeof fields>;
  }
}
