import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { codeOf } from './errors.mjs';
import { openLog } from './logs.mjs';

/**
 * @import { ChildProcess } from 'node:child_process'
 * @import { Given } from '../settings/values.mjs'
 * @import { Log } from './logs.mjs'
 */

/**
 * @typedef {{ code?: number | null, signal?: string | null, error?: Error }} End
 * @typedef {{ name: string, log: Log, pid: number, said: Set<unknown>, refusal?: string, isStopping: boolean,
 *   hasEnded: boolean, ended: Promise<End>, stop: (within?: number) => Promise<void> }} Child
 */

/**
 * `patience`: milliseconds in which it ends when told to; `node`: the program to run, by default this one.
 * @typedef {{ name: string, args: string[], cwd: string, env: Given, logFile: string, isNice?: boolean,
 *   echo?: (text: string) => void, patience?: number, node?: string }} Program
 */

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;
const STOP_TIMEOUT_MS = 8000;
const POLL_MS = 100;

/**
 * Error of a child that ended unexpectedly; the message gives the exit and the end of its log, or the child's own
 * reason for not running.
 */
export class ChildFailure extends Error {
  /** @param {Pick<Child, 'name' | 'log' | 'refusal'>} child @param {string} text */
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
 * @param {Program} program
 * @returns {Child}
 */
export function startChild({
  name,
  args,
  cwd,
  env,
  logFile,
  isNice = false,
  echo,
  patience = STOP_TIMEOUT_MS,
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
    stream?.setEncoding('utf8').on('data', log.write);
    if (echo) stream?.on('data', echo);
  }
  /** @type {Child} */
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
    const refusal = refusalIn(word);
    if (refusal) running.refusal = refusal;
    else running.said.add(word);
  });
  void running.ended.then(() => {
    running.hasEnded = true;
    log.close();
  });
  return running;
}

/**
 * Returns a child's own reason for not running, if its message gives one.
 * @param {unknown} word
 */
function refusalIn(word) {
  const refusal = typeof word === 'object' && word !== null && 'refusal' in word ? word.refusal : undefined;
  return typeof refusal === 'string' ? refusal : undefined;
}

/** @param {ChildProcess} child @returns {Promise<End>} */
function howItEnds(child) {
  // Kills processes that the child left behind, as they would keep its output open and so `close` from firing.
  child.on('exit', () => setTimeout(() => signalGroup(child.pid, 'SIGKILL'), POLL_MS));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ error }));
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
}

/** @param {Child} running @param {number} timeoutMs */
async function stop(running, timeoutMs) {
  running.isStopping = true;
  if (running.hasEnded) return;
  signalGroup(running.pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(running.pid, 'SIGKILL'), timeoutMs);
  await running.ended;
  clearTimeout(timer);
}

/**
 * Waits for a tool to finish; throws a ChildFailure if it fails.
 * @param {Program & { onStart?: (child: Child) => unknown }} options
 */
export async function runTool(options) {
  const child = startChild(options);
  options.onStart?.(child);
  const end = await child.ended;
  if (end.code !== 0 && !child.isStopping) throw new ChildFailure(child, howItEnded(end));
  return end.code === 0;
}

/**
 * Waits until a child is ready; throws as soon as it ends, or after `timeoutMs`.
 * @param {Child} child
 * @param {(child: Child) => boolean | Promise<boolean>} isReady
 * @param {number} timeoutMs
 */
export async function waitUntilReady(child, isReady, timeoutMs) {
  /** @type {End | undefined} */
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

/** @param {End} end */
export function howItEnded({ error, code, signal }) {
  if (error) return `could not be started (${error.message})`;
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
}

/** @param {number | undefined} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the group is gone. EPERM (macOS): only zombies are left.
    if (!['ESRCH', 'EPERM'].includes(codeOf(error) ?? '')) throw error;
  }
}
