import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Each tool's program, and what it does.
 * @type {Record<string, [program: string, does: string]>}
 */
const TOOLS = {
  bench: ['bench/run.mjs', 'measures the running CMS beside plain Strapi and bare servers'],
  lighthouse: ['bench/lighthouse.mjs', 'runs Lighthouse and a cold first visit on a slow phone'],
  campaign: ['campaign/run.mjs', 'kills, fuzzes and loads a running stack, and checks its promises'],
  mutants: ['mutants/command.mjs', 'applies small wrong changes and runs the tests that should notice'],
  taps: ['taps/run.mjs', 'counts the taps and keys of the daily journeys'],
  shots: ['screens/shots.mjs', 'takes every screen in each width, language and theme'],
  shifts: ['screens/shifts.mjs', 'measures how much each screen moves while it loads'],
  landing: ['screens/landing.mjs', 'takes the pictures of the start page'],
  lines: ['lines/run.mjs', 'measures how well ingredient lines are read'],
  texts: ['texts/write.mjs', 'writes the types of the text keys after a file of locales/en came or went'],
  pictures: ['pictures/draw.mjs', 'draws the pictures of the demo'],
};

const [name = '', ...args] = process.argv.slice(2);
const tool = TOOLS[name];
if (tool) {
  const program = fileURLToPath(new URL(tool[0], import.meta.url));
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log('npm run tool -- <name> [arguments]');
  for (const [one, [, does]] of Object.entries(TOOLS)) console.log(`  ${one.padEnd(11)} ${does}`);
  process.exitCode = name ? 2 : 0;
}
