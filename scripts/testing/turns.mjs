import { spawnSync } from 'node:child_process';

/** Number of groups of expensive tests; each commit runs one group. */
export const GROUPS = 3;

/**
 * Returns the group of the commit that is checked out in this folder.
 * @param {string} root
 */
export function groupOfCommit(root) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return Number.parseInt(stdout.slice(0, 6) || '0', 16) % GROUPS;
}
