import { validate } from 'dockerfile-utils';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { publicEnv, outerEnv } from '@/scripts/settings/childEnv.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { freePorts } from '@/scripts/processes/ports.mjs';
import { scratchFolder } from '@/scripts/processes/scratch.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { at, atLeast } from '@/tests/support/at';
import { makeFolder, removeFolder, startPostgres } from '../cms/support/processes';
import { inTurn } from '../support/inTurn';
import { ownFolder } from './folder';
import { given } from '@/tests/support/at';

const UP_WITHIN = 600_000;
const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
}, 60_000);

interface Step {
  readonly does: string;
  readonly what: string;
}

/** Returns the instructions of each stage, in order. */
function stages(): Step[][] {
  const lines = DOCKERFILE.replace(/^#.*$/gm, '').replace(/\\\n/g, ' ').split('\n').filter(Boolean);
  const found: Step[][] = [];
  for (const line of lines) {
    const [, does, what] = atLeast(3, /^(\w+)\s+(.*)$/.exec(line) ?? []);
    if (does === 'FROM') found.push([]);
    found.at(-1)?.push({ does, what });
  }
  return found;
}

/** Returns the files that the build sees: the tracked ones, without those in .dockerignore. */
function sources(): string[] {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line));
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(file))
    .filter((file) => !ignored.some((one) => file === one || file.startsWith(`${one}/`)));
}

/** COPY into `to`, from the sources or from the output of an earlier stage. */
function copy(what: string, to: string, built: string): void {
  const words = what.split(/\s+/);
  const isFromBuild = at(words, 0).startsWith('--from=');
  const [target, ...given] = atLeast(1, words.filter((word) => !word.startsWith('--')).reverse());
  for (const one of given) {
    const from = isFromBuild ? path.join(built, path.relative('/srv/supra', one)) : one;
    if (isFromBuild) cpSync(from, path.join(to, target), { recursive: true, verbatimSymlinks: true });
    else copySources(one, target, to);
  }
}

function copySources(one: string, target: string, to: string): void {
  const isFolder = statSync(one).isDirectory();
  const files = sources().filter((file) => one === '.' || file === one || file.startsWith(`${one}/`));
  expect(files, `COPY ${one}`).not.toEqual([]);
  for (const file of files) {
    const inside = isFolder ? path.relative(one, file) : path.basename(file);
    const place = path.join(to, target, inside);
    mkdirSync(path.dirname(place), { recursive: true });
    copyFileSync(file, place);
  }
}

/**
 * Puts a fast npm in front of the real one, saving minutes: `ci` links the packages installed here that the lockfile
 * lists for the request; `run build` takes this machine's build. Anything else goes to the real npm.
 */
function quickTools(folder: string): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const file = (name: string, text: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  file('npm', `exec "${process.execPath}" "${ROOT}/tests/scripts/quickNpm.mjs" "${ROOT}" "$@"`);
  file('chown', ':');
  return bin;
}

/** Runs the steps of a stage in a separate folder. */
function make(
  steps: readonly Step[],
  to: string,
  { built, bin, data }: Record<'built' | 'bin' | 'data', string>,
): Record<string, string> {
  const env: Record<string, string> = {};
  for (const { does, what } of steps) {
    if (does === 'COPY') copy(what, to, built);
    if (does === 'ENV')
      for (const found of what.matchAll(/(\w+)=(\S+)/g))
        env[at(found, 1)] = at(found, 2).replace('/data', data);
    if (does === 'RUN')
      execFileSync('sh', ['-ec', what.replaceAll('/data', data)], {
        cwd: to,
        env: { ...outerEnv(), ...env, NODE_ENV: 'production', PATH: `${bin}:${process.env.PATH}` },
        stdio: 'pipe',
      });
  }
  return env;
}

/** Waits until the address answers with success; throws the last words of a process that ended meanwhile. */
async function isUp(url: string, ended: () => string | false): Promise<void> {
  for (;;) {
    const words = ended();
    if (words !== false) throw new Error(words);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(500);
  }
}

test('a linter finds no fault in the Dockerfile', () => {
  expect(validate(DOCKERFILE)).toEqual([]);
});

test('a linter finds no fault in compose.yaml', () => {
  const linter = ['node_modules/dclint/bin/dclint.cjs', '--max-warnings', '0', 'compose.yaml'];
  expect(execFileSync(process.execPath, linter, { encoding: 'utf8' }).trim()).toBe('');
});

/** The files that a CommonJS file requires by a path of its own, and that these require. */
function requiredBy(file: string): string[] {
  const names = [...readFileSync(file, 'utf8').matchAll(/require\('(\.[^']+)'\)/g)].map(([, name]) =>
    given(name),
  );
  const files = names.map((name) => `${path.posix.join(path.posix.dirname(file), name)}.js`);
  return files.flatMap((one) => [one, ...requiredBy(one)]);
}

test('the image has every file that next.config.js requires at a start', () => {
  const copied = stages()
    .at(-1)
    ?.filter(({ does }) => does === 'COPY')
    .flatMap(({ what }) => what.split(' '));
  const required = requiredBy('next.config.js');
  expect(required.length).toBeGreaterThan(1);
  expect(copied).toEqual(expect.arrayContaining(required));
});

test('no secret stands in either', () => {
  expect(DOCKERFILE).not.toMatch(/PASSWORD|SECRET|_SALT|APP_KEYS/);
  const values = [...readFileSync('compose.yaml', 'utf8').matchAll(/^ *\w*(?:PASSWORD|SECRET)\w*: *(.*)$/gm)];
  for (const [, value] of values) expect(value).toMatch(/^\$\{/);
});

inTurn(0)(
  'the Dockerfile’s image starts on PostgreSQL without tools for building and testing',
  { timeout: UP_WITHIN },
  async () => {
    const folder = ownFolder();
    const [build, image] = atLeast(
      2,
      ['build', 'image'].map((name) => path.join(folder, name)),
    );
    for (const one of [build, image]) mkdirSync(one);
    const places = { built: build, bin: quickTools(folder), data: path.join(folder, 'data') };
    const [first, last] = atLeast(2, stages());
    make(first, build, places);
    const env = make(last, image, places);
    expect(existsSync(path.join(image, 'node_modules/next'))).toBe(true);
    expect(existsSync(path.join(image, 'node_modules/vitest'))).toBe(false);
    expect(readdirSync(image)).not.toContain('tests');

    const postgres = makeFolder(scratchFolder());
    undo.push(() => removeFolder(postgres));
    const { url, stop } = await startPostgres(postgres);
    undo.push(stop);
    const ports = await freePorts();
    const given: NodeJS.ProcessEnv = {
      ...env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${ports.front}`,
      NEXT_PORT: `${ports.next}`,
      CMS_PORT: `${ports.cms}`,
      FIREBASE_PROJECT_ID: 'supra-image',
      FIREBASE_API_KEY: 'public-key',
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: url,
      SUPRA_ENV_FILE: '/dev/null',
    };
    // The pages built here are the demo's; the test only checks that they are served.
    const settings = readSettings(given, { root: image });
    const site = at(
      readdirSync(path.join(image, '.builds')).filter((name) => name.startsWith('site-')),
      0,
    );
    const built = path.join(image, '.builds', site, 'build.json');
    writeFileSync(built, JSON.stringify({ names: '', also: publicEnv(settings) }));

    const words = last.find(({ does }) => does === 'CMD')?.what ?? '[]';
    const [command, ...args]: string[] = JSON.parse(words);
    expect(command).toBe('node');
    const app: ChildProcess = spawn(process.execPath, args, {
      cwd: image,
      env: { ...outerEnv(), ...given, NODE_ENV: 'production' },
    });
    const ended = new Promise((resolve) => app.once('close', resolve));
    undo.push(() => {
      app.kill('SIGTERM');
      return ended;
    });
    let said = '';
    for (const stream of [app.stdout, app.stderr]) stream?.on('data', (text: Buffer) => (said += text));
    await isUp(`http://127.0.0.1:${ports.front}/health`, () => app.exitCode !== null && said);
    expect((await fetch(`http://127.0.0.1:${ports.front}/`)).status).toBe(200);
  },
);
