import { expect, test } from 'vitest';
import en from '@/locales/en/planner.json';
import enCommon from '@/locales/en/common.json';
import ka from '@/locales/ka/planner.json';
import kaCommon from '@/locales/ka/common.json';

test('what the planner removes is asked about in the customer’s own sentence, then says that "Undo" still helps', () => {
  expect(enCommon.confirm.undo).toBe('By continuing this action you can not undo it');
  expect(en.planner.undoable).toBe(
    `${enCommon.confirm.undo}. Until you leave the planner, “Undo” still brings it back.`,
  );
  expect(ka.planner.undoable.startsWith(`${kaCommon.confirm.undo}. `)).toBe(true);
  expect(ka.planner.undoable).toContain(`„${kaCommon.action.undo}“`);
});
