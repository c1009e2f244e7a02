import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { fillWithDishes } from '../src/seed/fill';

/** `npm run seed -- --dishes 5000`: fills the database for measurements; no CMS may be running on it. */
async function main(): Promise<void> {
  const count = Number(process.argv[process.argv.indexOf('--dishes') + 1]);
  if (!process.argv.includes('--dishes') || !Number.isInteger(count) || count < 1 || count > 200_000) {
    throw new Error('Say how many: --dishes 5000');
  }
  const app = await createStrapi({ appDir: path.resolve(__dirname, '..') }).load();
  await fillWithDishes(count, (done) => process.stdout.write(`\r${done} of ${count} dishes`));
  process.stdout.write('\n');
  await app.destroy();
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
