import { test } from 'vitest';
import { askedBy } from './turns';

/** A dear test that runs in one of the turns; without a turn, and where everything is tried, it always does. */
export const inTurn = (turn: number) => test.runIf([undefined, turn].includes(askedBy(process.env).group));
