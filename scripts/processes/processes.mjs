import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { openLog } from './logs.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;
const PATIENCE_MS = 8000;
const POLL_MS = 100;

/**
 * Error of a child that ended unexpectedly; the message gives the exit and the end of its log, or the child's own
 * reason for not running.
 */
export class ChildFailure extends Error {
  constructor(child, text) {
    super(child.refusal ?? `${child.name} ${text}. ${child.log.file} ends with:\n\n${child.log.tail()}\n`);
    this.name = 'ChildFailure';
    this.what = `${child.name} ${text}`;
    this.child = child.name;
  }
}

/**
 * Starts a Node program as a child that ends with this process, in its own process group; logs its output to a file
 * (and to `echo`).
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, logFile: string, isNice?: boolean,
 *   echo?: (text: string) => void, patience?: number, node?: string }} options `patience`: milliseconds in which it ends
 *   when told to; `node`: the program to run, by default this one
 */
export function startChild({
  name,
  args,
  cwd,
  env,
  logFile,
  isNice = false,
  echo,
  patience = PATIENCE_MS,
  node = process.execPath,
}) {
  const log = openLog(logFile);
  const child = spawn(node, ['--import', LIFELINE, ...args], {
    cwd,
    env: { ...env, SUPRA_LAUNCHER: `${process.pid}` },
    // Its own group: Ctrl-C reaches only the launcher, which stops everything in order and also ends the child's
    // children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (isNice && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', log.write);
    if (echo) stream.on('data', echo);
  }
  const running = {
    name,
    log,
    pid: child.pid ?? 0,
    said: new Set(),
    refusal: undefined,
    isStopping: false,
    hasEnded: false,
    ended: howItEnds(child),
    stop: (within = patience) => stop(running, within),
  };
  child.on('message', (word) => {
    if (word?.refusal) running.refusal = word.refusal;
    else running.said.add(word);
  });
  void running.ended.then(() => {
    running.hasEnded = true;
    log.close();
  });
  return running;
}

/** @returns {Promise<{ code?: number | null, signal?: string | null, error?: Error }>} */
function howItEnds(child) {
  // Kills processes that the child left behind, as they would keep its output open and so `close` from firing.
  child.on('exit', () => setTimeout(() => signalGroup(child.pid, 'SIGKILL'), POLL_MS));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ error }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
}

async function stop(running, patience) {
  running.isStopping = true;
  if (running.hasEnded) return;
  signalGroup(running.pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(running.pid, 'SIGKILL'), patience);
  await running.ended;
  clearTimeout(timer);
}

/** Waits for a tool to finish; throws a ChildFailure if it fails. */
export async function runTool(options) {
  const child = startChild(options);
  options.onStart?.(child);
  const end = await child.ended;
  if (end.code !== 0 && !child.isStopping) throw new ChildFailure(child, howItEnded(end));
  return end.code === 0;
}

/** Waits until a child is ready; throws as soon as it ends, or after `timeoutMs`. */
export async function waitUntilReady(child, isReady, timeoutMs) {
  let end;
  void child.ended.then((how) => (end = how));
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(child))) {
    if (end) throw new ChildFailure(child, howItEnded(end));
    if (Date.now() > deadline)
      throw new ChildFailure(child, `was not ready after ${timeoutMs / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export function howItEnded({ error, code, signal }) {
  if (error) return `could not be started (${error.message})`;
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

function signalGroup(pid, signal) {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the group is gone. EPERM (macOS): only zombies are left.
    if (error.code !== 'ESRCH' && error.code !== 'EPERM') throw error;
  }
}
