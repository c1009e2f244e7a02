import path from 'node:path';
import { command } from './backupCommand.mjs';
import { BackupError } from './backup/contents.mjs';
import { assertEmpty, restore } from './backup/backUp.mjs';

const USAGE = 'npm run restore -- FILE.tar.gz     (into DATA_DIR, which must be empty)';

/** `npm run restore -- FILE`: restores an archive of `npm run backup` into an empty data folder. */
await command(
  async (settings) => {
    const archive = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '');
    const { made, files, dump } = await restore({ settings, archive });
    console.log(`${files} files as they were on ${made} lie in ${settings.dataDir}.`);
    console.log(dump ?? 'npm start starts the stack.');
  },
  (settings) => {
    if (process.argv.length !== 3) throw new BackupError(USAGE);
    assertEmpty(settings);
  },
);
