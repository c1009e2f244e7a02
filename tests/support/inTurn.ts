import { test } from 'vitest';
import { runExtentOf } from './turns';

/** Registers an expensive test that runs in one of the turns; without a turn, and in a full run, it always runs. */
export const inTurn = (turn: number) =>
  test.runIf([undefined, turn].includes(runExtentOf(process.env).group));
