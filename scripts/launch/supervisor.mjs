import { setTimeout as wait } from 'node:timers/promises';
import { createRestartLimit } from './restartLimit.mjs';
import { startPart } from './parts.mjs';
import { messageOf } from '../processes/errors.mjs';
import { ChildFailure, howItEnded } from '../processes/processes.mjs';

/**
 * @import { Child } from '../processes/processes.mjs'
 * @import { Settings } from '../settings/env.mjs'
 * @import { Part } from '../settings/nodes.mjs'
 * @import { PartProgram } from './parts.mjs'
 * @import { Steps } from './steps.mjs'
 */

/**
 * Runs the parts of the stack. Before `isUp()` a part that ends unexpectedly aborts the start; later it is restarted
 * after growing pauses. `giveUp` is called for a part that ended too often or reports that it must not run.
 * @template {Part} Id
 * @param {{ parts: Record<Id, PartProgram>, settings: Settings, steps: Steps, isUp: () => boolean,
 *   giveUp: (error: Error) => void, pauses?: number[] }} options
 */
export function createSupervisor({ parts, settings, steps, isUp, giveUp, pauses }) {
  /** @type {Map<string, Child>} */
  const children = new Map();
  const countRestart = createRestartLimit({ pauses });
  let isStopping = false;

  /**
   * Starts a part and waits until it answers.
   * @param {Id} id
   * @param {(child: Child) => void} [onStart]
   */
  const start = (id, onStart) => {
    if (isStopping) throw new Error('The stack is being stopped.');
    return startPart(parts[id], settings, id, (child) => {
      children.set(id, child);
      onStart?.(child);
      void child.ended.then((end) => {
        if (isWanted(id, child)) void lost(id, child, new ChildFailure(child, howItEnded(end)));
      });
    });
  };
  /**
   * Returns true unless the part was stopped or replaced.
   * @param {Id} id
   * @param {Child} child
   */
  const isWanted = (id, child) => !isStopping && !child.isStopping && children.get(id) === child;

  /**
   * @param {Id} id
   * @param {Child} child
   * @param {ChildFailure} failure
   * @returns {Promise<void>}
   */
  async function lost(id, child, failure) {
    // During development the CMS may fail to start after an edit; the next change restarts it.
    if (settings.dev && id === 'cms') return steps.print(failure.message);
    if (!isUp() || child.refusal) return giveUp(failure);
    const { pause, count, most, minutes } = countRestart(id);
    if (pause === undefined) {
      failure.message = `${child.name} ended ${count} times within ${minutes} minutes and is not started again. ${failure.message}`;
      return giveUp(failure);
    }
    steps.print(
      `${failure.what}; it is started again (${count} of at most ${most} times in ${minutes} minutes). Its last words: ${child.log.file}.1`,
    );
    await wait(pause, undefined, { ref: false });
    if (isWanted(id, child)) await again(id);
  }

  /** @param {Id} id */
  async function again(id) {
    /** @type {Child | undefined} */
    let child;
    try {
      await steps.step(`${parts[id].name} again`, () => start(id, (one) => (child = one)));
    } catch (error) {
      // A part that ended is handled by its `ended` handler above; this one lives but does not answer.
      if (!child || child.hasEnded || !isWanted(id, child)) return;
      await child.stop();
      child.isStopping = false;
      await lost(
        id,
        child,
        error instanceof ChildFailure ? error : new ChildFailure(child, messageOf(error)),
      );
    }
  }

  /** @param {Id} id */
  function childOf(id) {
    const child = children.get(id);
    if (!child) throw new Error(`${parts[id].name} was not started.`);
    return child;
  }

  return {
    /** @param {Id} id */
    start: (id) => start(id),
    /** @param {Id} id */
    stopPart: (id) => childOf(id).stop(),
    /** @param {Id} id */
    pidOf: (id) => childOf(id).pid,
    /** @param {Iterable<Child>} tools */
    async stop(tools) {
      isStopping = true;
      // Stops the front first, so that it sends no calls to a closing part.
      await children.get('front')?.stop();
      await Promise.all([...children.values(), ...tools].map((child) => child.stop()));
    },
  };
}
