import { spawnSync } from 'node:child_process';

/** The turns of what is dear, one a commit. */
export const GROUPS = 3;

/** The turn of the commit that stands in this folder. */
export function groupOfCommit(root) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return Number.parseInt(stdout.slice(0, 6) || '0', 16) % GROUPS;
}
