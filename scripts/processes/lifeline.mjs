// Preloaded into every child (`node --import`): a process whose launcher is gone, even by SIGKILL, ends with all it started.
import { isMainThread } from 'node:worker_threads';

const PATIENCE_MS = 5000;
const isOwnChild = isMainThread && process.connected && process.ppid === Number(process.env.SUPRA_LAUNCHER);

if (isOwnChild) {
  process.on('disconnect', () => {
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), PATIENCE_MS);
  });
  // The listener alone must not keep a child alive that has finished its work.
  process.channel.unref();
}

function signalGroup(signal) {
  try {
    process.kill(-process.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
