// What `strapi start` does, without reading the rest of Strapi's command line first (its cloud, its builder, TypeScript):
// that takes an eighth of a start. Strapi is required, not imported, because its plugins require it too and must find the same one.
import { createRequire } from 'node:module';
import path from 'node:path';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const appDir = path.join(import.meta.dirname, '..');
await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();
// Whoever answers at the port before this is another program.
process.send?.('ready');
