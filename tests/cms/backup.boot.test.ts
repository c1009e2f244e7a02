import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as tar from 'tar';
import { beforeAll, describe, expect, test } from 'vitest';
import { requireSqlite } from '@/scripts/processes/folderLock.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { at, given } from '@/tests/support/at';
import { attached, examinationBody, makeExamination, PDF } from './doctor/support';
import { api, stack, newPerson, type ApiRecord } from './support/api';
import { startCms, startEmulator, thingsOfFile } from './support/running';
import { run } from './support/script';
import { signIn, type Person } from './support/people';
import { made, makeDish } from './support/records';
import { withPicture } from './support/pictures';

const SLOW = 300_000;
/** Compression level for archives that tests delete at once. */
const FAST = { level: 1 };
const isPostgres = stack().database === 'postgres';
const { running, folder } = thingsOfFile();

async function backUp(env: Record<string, string> = {}): Promise<{ archive: string; said: string }> {
  const { code, said } = await run('backup', [path.join(folder(), '..')], stack().dataDir, env);
  expect({ code, said }).toMatchObject({ code: 0 });
  return { archive: at(said.split('  ', 1), 0), said };
}

async function restored(archive: string, dataDir = path.join(folder(), 'new')): Promise<string> {
  expect(await run('restore', [archive], dataDir)).toMatchObject({ code: 0 });
  return dataDir;
}

/** Makes a backup while the CMS writes nothing, and returns it with the rows of that moment. */
async function backedUpAtRest(): Promise<{ archive: string; then: Record<string, Row[]> }> {
  const then = everything(stack().databaseUrl);
  const { archive } = await backUp();
  const isAtRest = JSON.stringify(everything(stack().databaseUrl)) === JSON.stringify(then);
  return isAtRest ? { archive, then } : backedUpAtRest();
}

interface Row {
  readonly [name: string]: unknown;
}
/** Returns every row of every table. */
function everything(file: string): Record<string, Row[]> {
  const db = new (requireSqlite(ROOT))(file);
  const tables: Row[] = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const rows = tables.map(({ name }) => [
    name,
    db
      .prepare(`select * from "${name as string}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .toSorted(),
  ]);
  db.close();
  return Object.fromEntries(rows);
}

const filesOf = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    ['public/uploads', 'private'].flatMap((place) => {
      const full = path.join(dataDir, place);
      if (!existsSync(full)) return [];
      return readdirSync(full).map((name) => [
        `${place}/${name}`,
        readFileSync(path.join(full, name)).toString('base64'),
      ]);
    }),
  );

/** Returns the files that a database's rows name. */
function named(dataDir: string): string[] {
  const db = new (requireSqlite(ROOT))(path.join(dataDir, 'supra.db'));
  const rows = db.prepare('select hash, url, formats, provider from files').all();
  db.close();
  return rows.flatMap(({ hash, url, formats, provider }) => {
    if (provider === 'supra-private') return [`private/${hash}`];
    const others = Object.values(JSON.parse(String(formats ?? '{}')) ?? {}) as { url: string }[];
    return [url, ...others.map((one) => one.url)].map((one) => `public${one}`);
  });
}

describe.runIf(!isPostgres)('a running stack', () => {
  let person: Person;
  const kept: { dish: ApiRecord; examination: ApiRecord; file: ApiRecord } = {} as never;
  let archive: string;
  let acknowledged: number[];

  beforeAll(async () => {
    person = await newPerson({ name: 'Nino' });
    kept.dish = await withPicture(person, await makeDish(person));
    kept.examination = await makeExamination(person, examinationBody());
    kept.file = await attached(person, 'examinations', kept.examination);
    acknowledged = [kept.dish.id];
    ({ archive } = await underLoad(backUp));
  }, SLOW);

  /** Runs `work` while people write, upload and delete without a pause. */
  async function underLoad<T>(work: () => Promise<T>): Promise<T> {
    let isOver = false;
    const busy = Array.from({ length: 4 }, async (_, at) => {
      const by = await newPerson();
      while (!isOver) {
        const dish = await withPicture(by, await makeDish(by));
        const examination = await makeExamination(by);
        await attached(
          by,
          'examinations',
          examination,
          Buffer.concat([PDF, Buffer.from(`%${dish.id}\n%%EOF`)]),
        );
        if (at % 2 === 0) {
          await api(by).delete(`dishes/${dish.id}`);
          await api(by).delete(`examinations/${examination.id}`);
        }
      }
    });
    try {
      // the load starts before the work does
      for (let i = 0; i < 5; i += 1) acknowledged.push((await makeDish(person)).id);
      return await work();
    } finally {
      isOver = true;
      await Promise.all(busy);
    }
  }

  test(
    'is backed up whole: intact, with every acknowledged record and the bytes of every file in its rows',
    async () => {
      const dataDir = await restored(archive);
      const db = new (requireSqlite(ROOT))(path.join(dataDir, 'supra.db'));
      expect(Object.values(given(db.prepare('pragma integrity_check').all()[0]))).toEqual(['ok']);
      expect(db.prepare('pragma foreign_key_check').all()).toEqual([]);
      const ids = new Set(
        db
          .prepare('select id from dishes')
          .all()
          .map(({ id }) => id),
      );
      db.close();
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      const files = filesOf(dataDir);
      expect(named(dataDir).filter((name) => !(name in files))).toEqual([]);
      const alive = filesOf(stack().dataDir);
      const changed = Object.keys(files).filter((name) => name in alive && alive[name] !== files[name]);
      expect(changed).toEqual([]);
    },
    SLOW,
  );

  test(
    'comes up again from the backup, with its people, records and files',
    async () => {
      const dataDir = await restored(archive);
      const emulator = await startEmulator(dataDir);
      running.push(emulator);
      const cms = await startCms(dataDir, {
        FIREBASE_AUTH_EMULATOR_HOST: emulator.url.replace('http://', ''),
        FIREBASE_PROJECT_ID: emulator.projectId,
      });
      running.push(cms);
      const token = await signIn(emulator, person.email);
      const [before, after] = [api(person), api({ token }, cms.url)];
      for (const place of [
        `dishes/${kept.dish.id}?populate=deep,5`,
        `examinations/${kept.examination.id}?populate=deep,5`,
        `dishes?filters[owner][id][$eq]=${person.id}&populate=deep,5&pagination[pageSize]=100`,
        'users/me',
      ]) {
        const then = await before.get(place);
        expect(then.status).toBe(200);
        expect((await after.get(place)).body, place).toEqual(then.body);
      }
      const file = await fetch(`${cms.url}/api/files/${kept.file.id}`, { headers: { Authorization: token } });
      expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
      const picture = kept.dish.attributes.DishImages.data[0].attributes.url;
      expect((await fetch(`${cms.url}${new URL(picture, cms.url).pathname}`)).status).toBe(200);
      made(await after.post('dishes', { Name: 'The first one after it' }));
    },
    SLOW,
  );

  test(
    'is backed up identically by row and byte when nobody writes, with its secrets, readable by its owner only',
    async () => {
      const { archive, then: rows } = await backedUpAtRest();
      const dataDir = await restored(archive);
      expect(everything(path.join(dataDir, 'supra.db'))).toEqual(rows);
      const [then, now] = [filesOf(stack().dataDir), filesOf(dataDir)];
      for (const name of named(dataDir)) expect(now[name] === then[name], name).toBe(true);
      expect(readFileSync(path.join(dataDir, 'secrets.env'))).toEqual(
        readFileSync(path.join(stack().dataDir, 'secrets.env')),
      );
      const mode = (name: string) => statSync(path.join(dataDir, name)).mode & 0o777;
      expect(['.', 'auth', 'private'].map(mode)).toEqual([0o700, 0o700, 0o700]);
      expect(['secrets.env', 'supra.db', 'auth/demo-supra.json'].map(mode)).toEqual([0o600, 0o600, 0o600]);
      expect(readdirSync(dataDir).toSorted()).toEqual([
        'auth',
        'private',
        'public',
        'secrets.env',
        'supra.db',
      ]);
    },
    SLOW,
  );

  test('leaves an archive that only its owner can read, and nothing else', () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(path.basename(archive)).toMatch(/^supra-\d{8}-\d{6}\.tar\.gz$/);
    expect(readdirSync(path.dirname(archive)).filter((name) => name.endsWith('.half'))).toEqual([]);
    expect(readdirSync(stack().dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
  });

  describe('a restore refuses', () => {
    const refused = async (file: string, dataDir = path.join(folder(), 'new')) => {
      const { code, said } = await run('restore', [file], dataDir);
      expect(code).toBe(1);
      expect(said).not.toMatch(/^\s+at /m);
      const left = existsSync(dataDir) ? readdirSync(dataDir) : [];
      return { said, left };
    };
    const copy = (change: (file: string) => void) => {
      const file = path.join(folder(), '../copy.tar.gz');
      copyFileSync(archive, file);
      chmodSync(file, 0o600);
      change(file);
      return file;
    };
    /** Changes one thing in the archive and packs it again. */
    const repacked = async (change: (dir: string) => void) => {
      const dir = path.join(folder(), 'open');
      mkdirSync(dir);
      await tar.extract({ file: archive, cwd: dir });
      change(dir);
      const file = path.join(dir, '../again.tar.gz');
      const others = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory() && entry.name !== 'supra.json')
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
      await tar.create({ file, cwd: dir, gzip: FAST, portable: true, preservePaths: true }, [
        'supra.json',
        ...others,
      ]);
      return file;
    };

    test(
      'an archive that was cut off or altered',
      async () => {
        const half = copy((file) => truncateSync(file, Math.floor(statSync(file).size / 2)));
        expect(await refused(half)).toEqual({
          said: expect.stringMatching(/damaged or no backup/),
          left: [],
        });
        const other = copy((file) => {
          const bytes = gunzipSync(readFileSync(file));
          for (const place of [bytes.length - 8000, bytes.indexOf('SQLite format 3') + 5000])
            bytes.writeUInt8(bytes.readUInt8(place) ^ 0xff, place);
          writeFileSync(file, gzipSync(bytes, FAST));
        });
        expect(await refused(other)).toEqual({
          said: expect.stringMatching(/damaged or no backup/),
          left: [],
        });
      },
      SLOW,
    );

    test('a file of another kind', async () => {
      const text = copy((file) => writeFileSync(file, 'a shopping list'));
      expect((await refused(text)).said).toMatch(/damaged or no backup of Supra's/);
      expect((await refused(path.join(folder(), 'none.tar.gz'))).said).toMatch(/^There is no file /);
    });

    test.each<[string, (dir: string) => void, RegExp]>([
      [
        'a file beside the list',
        (dir) => writeFileSync(path.join(dir, 'private/more'), 'x'),
        /is not as its list says/,
      ],
      [
        'a file that no stack has',
        (dir) => writeFileSync(path.join(dir, 'run.sh'), 'x'),
        /"run\.sh", which is none of Supra's/,
      ],
      ['a link', (dir) => symlinkSync('/etc/passwd', path.join(dir, 'private/link')), /none of Supra's/],
      [
        'less than it lists',
        (dir) => rmSync(path.join(dir, 'secrets.env')),
        /secrets\.env is not as its list says/,
      ],
      [
        'a newer shape',
        (dir) => {
          const list = JSON.parse(readFileSync(path.join(dir, 'supra.json'), 'utf8'));
          writeFileSync(path.join(dir, 'supra.json'), JSON.stringify({ ...list, format: 2 }));
        },
        /was made by a newer Supra/,
      ],
    ])(
      'an archive with %s',
      async (_what, change, why) => {
        expect(await refused(await repacked(change))).toEqual({ said: expect.stringMatching(why), left: [] });
      },
      SLOW,
    );

    test(
      'an archive with a path outside its folder',
      async () => {
        const dir = path.join(folder(), 'open');
        mkdirSync(dir);
        writeFileSync(path.join(dir, '../outside'), 'x');
        await tar.extract({ file: archive, cwd: dir }, ['supra.json']);
        const file = path.join(dir, '../out.tar.gz');
        await tar.create({ file, cwd: dir, gzip: FAST, preservePaths: true }, ['supra.json', '../outside']);
        expect(await refused(file)).toEqual({
          said: expect.stringMatching(/"\.\.\/outside", which is none/),
          left: [],
        });
      },
      SLOW,
    );

    test('a folder that is not empty', async () => {
      const dataDir = folder();
      writeFileSync(path.join(dataDir, 'supra.db'), 'mine');
      expect(await refused(archive, dataDir)).toEqual({
        said: expect.stringMatching(/that folder holds something \(supra\.db\)/),
        left: ['supra.db'],
      });
      expect(readFileSync(path.join(dataDir, 'supra.db'), 'utf8')).toBe('mine');
    });
  });

  test('a missing stack is not backed up', async () => {
    const dataDir = path.join(folder(), 'none');
    expect(await run('backup', [folder()], dataDir)).toEqual({
      code: 1,
      said: `There is no Supra data in ${dataDir}: nothing to back up.`,
    });
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe.runIf(isPostgres)('a stack on PostgreSQL', () => {
  test(
    'is backed up without a database if pg_dump is missing, and says so',
    async () => {
      const { archive, said } = await backUp({ PATH: '/nowhere' });
      expect(said).toMatch(/NOT the PostgreSQL database \(there is no pg_dump on this machine\)/);
      const { said: words } = await run('restore', [archive], path.join(folder(), 'new'));
      expect(words).toMatch(/has no PostgreSQL database: bring back your own dump/);
    },
    SLOW,
  );

  test(
    'is backed up with its dump if pg_dump is there',
    async () => {
      const bin = folder();
      const script = `#!/bin/sh\nfor one in "$@"; do case "$one" in --file=*) echo "$PGDATABASE of $PGUSER at $PGHOST:$PGPORT" > "\${one#--file=}";; esac; done\n`;
      writeFileSync(path.join(bin, 'pg_dump'), script, { mode: 0o755 });
      const { archive, said } = await backUp({ PATH: `${bin}:/usr/bin:/bin` });
      expect(said).not.toContain('NOT');
      const dataDir = path.join(folder(), 'new');
      expect((await run('restore', [archive], dataDir)).said).toMatch(
        /pg_restore --no-owner --dbname="\$DATABASE_URL" \S+database\.dump/,
      );
      const { port, pathname } = new URL(stack().databaseUrl);
      expect(readFileSync(path.join(dataDir, 'database.dump'), 'utf8')).toBe(
        `${pathname.slice(1)} of postgres at 127.0.0.1:${port}\n`,
      );
      expect(existsSync(path.join(dataDir, 'secrets.env'))).toBe(true);
    },
    SLOW,
  );
});
