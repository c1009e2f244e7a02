import { expect, test } from 'vitest';
import { playerAddress, YOUTUBE_LINK, youtubeStart } from '@/lib/domain/exercise/youtube';

const ID = 'dQw4w9WgXcQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=PL1&v=${ID}&t=90s`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?t=90`,
  `https://www.youtube.com/shorts/${ID}`,
])('%s is a link to one video', (link) => expect(YOUTUBE_LINK.test(link)).toBe(true));

test.each([
  `http://youtu.be/${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `https://youtu.be/${ID}"><script>alert(1)</script>`,
  `https://youtu.be/${ID}?t=1"onload="x`,
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtu.be/short',
  '',
])('%s is not a link to one video', (link) => {
  expect(YOUTUBE_LINK.test(link)).toBe(false);
  expect(playerAddress(link)).toBeUndefined();
});

test.each([
  ['?t=90', 90],
  ['?t=90s', 90],
  ['?t=1m30s', 90],
  ['?t=1h1m1s', 3661],
  ['?start=12&x=1', 12],
  ['', 0],
  ['?t=soon', 0],
])('the video starts at %s', (query, second) =>
  expect(youtubeStart(`https://youtu.be/${ID}${query}`)).toBe(second),
);
