import path from 'node:path';
import { command, megabytes } from './backupCommand.mjs';
import { backUp } from './backup/backUp.mjs';
import { ROOT } from './launch/stack.mjs';

/**
 * `npm run backup [-- FOLDER or FILE.tar.gz]`: backs up the whole stack into one archive; the stack may run meanwhile.
 */
const given = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? path.join(ROOT, 'backups'));

await command(async (settings, version) => {
  const { archive, files, bytes, words } = await backUp({ settings, given, version });
  console.log(`${archive}  ${megabytes(bytes)}, ${files} files of ${settings.dataDir}`);
  for (const one of words) console.log(one);
  console.log('It holds secrets and medical files: keep it where nobody else reads it.');
});
