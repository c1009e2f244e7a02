import { expect, test } from 'vitest';
import { draftKey, listDrafts, readDraft, writeDraft } from '@/lib/drafts';
import { buildValues } from '../support/dish';

const draft = (Name: string, savedAt: string) => {
  const values = buildValues({ Name });
  return { values, base: values, savedAt };
};

test('a draft comes back as it was left', () => {
  const kept = {
    ...draft('Lobio of mine', '2026-11-20T10:00:00.000Z'),
    dish: 5,
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  writeDraft(draftKey(7, 5), kept);
  expect(readDraft(draftKey(7, 5))).toMatchObject(kept);
  writeDraft(draftKey(7, 5), null);
  expect(readDraft(draftKey(7, 5))).toBeNull();
});

test('a person sees their own drafts only, the latest first', () => {
  writeDraft(draftKey(7), draft('New one', '2026-11-20T10:00:00.000Z'));
  writeDraft(draftKey(7, 5), draft('Changed one', '2026-11-20T11:00:00.000Z'));
  writeDraft(draftKey(8), draft("Somebody else's", '2026-11-20T12:00:00.000Z'));
  expect(listDrafts(7).map(({ values }) => values.Name)).toEqual(['Changed one', 'New one']);
});

test.each(['nonsense', '{}', '{"version":0,"values":{},"base":{},"savedAt":"x"}'])(
  '%s is no draft',
  (text) => {
    window.localStorage.setItem(draftKey(7), text);
    expect(readDraft(draftKey(7))).toBeNull();
  },
);
