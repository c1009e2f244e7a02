import { expect, test } from 'vitest';
import { exerciseInput, exerciseValues } from '@/lib/forms/exercise/values';

test('a new exercise begins empty, private and in the reader’s language', () => {
  expect(exerciseValues({}, 'ka')).toMatchObject({
    Name: '',
    language: 'ka',
    duration: null,
    visibility: 'private',
    Images: [],
  });
});

test('values are sent trimmed; empty ones are unknown, and pictures are ids', () => {
  const values = { ...exerciseValues({ duration: 20 }, 'en'), Name: ' Squats ', tag: '  ' };
  expect(exerciseInput({ ...values, Images: [{ id: 4, url: '/a.webp' }] })).toMatchObject({
    Name: 'Squats',
    tag: null,
    youtubeLink: null,
    duration: 20,
    Images: [4],
  });
});
