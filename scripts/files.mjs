import { command } from './backupCommand.mjs';
import { BackupError } from './backup/contents.mjs';
import { readFiles } from './settings/bucket.mjs';
import { loadEnv } from './settings/env.mjs';
import { ROOT } from './launch/stack.mjs';
import { moveFiles, openStores } from './backup/stores.mjs';

const USAGE =
  'npm run files -- --to s3|disk [--remove]     (--remove: originals go once their copies are found to be the same)';
const [option, target = '', ...more] = process.argv.slice(2);

/** `npm run files -- --to s3|disk`: copies pictures and medical files into the bucket, or back; can be repeated. */
await command(
  async (settings) => {
    const files = readFiles({ ...loadEnv(ROOT), FILES: 's3' });
    const { disk, set: bucket } = await openStores({ ...settings, files });
    const [from, to] = target === 's3' ? [disk, bucket] : [bucket, disk];
    const { brought, there, removed } = await moveFiles({ from, to, remove: more.includes('--remove') });
    console.log(
      `${brought} files were brought, ${there} were there already, ${removed} originals were removed.`,
    );
    if (settings.files.store !== target) console.log(`Supra uses them there with FILES=${target}.`);
  },
  () => {
    const isRight = option === '--to' && ['s3', 'disk'].includes(target);
    if (!isRight || more.some((one) => one !== '--remove')) throw new BackupError(USAGE);
  },
);
