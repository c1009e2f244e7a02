// Preloaded into every child (`node --import`): ends the child and all its processes once its launcher is gone, even by
// SIGKILL.
import { isMainThread } from 'node:worker_threads';
import { codeOf } from './errors.mjs';

const KILL_AFTER_MS = 5000;
const isOwnChild = isMainThread && process.connected && process.ppid === Number(process.env.SUPRA_LAUNCHER);

if (isOwnChild) {
  process.on('disconnect', () => {
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), KILL_AFTER_MS);
  });
  // Otherwise the listener would keep a finished child alive.
  process.channel?.unref();
}

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}
