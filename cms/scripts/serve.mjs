// What `strapi start` does, without reading the rest of Strapi's command line first (its cloud, its builder, TypeScript):
// that takes an eighth of a start. Strapi is required, not imported, because its plugins require it too and must find the same one.
// Its one argument is the folder of the build (scripts/build/build.mjs), which is a whole application to Strapi.
import { createRequire } from 'node:module';

const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const [appDir] = process.argv.slice(2);
await createStrapi({ appDir }).start();
// Whoever answers at the port before this is another program.
process.send?.('ready');
