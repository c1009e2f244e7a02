import path from 'node:path';
import { numberFiles } from '../src/vendor/koa';

/** Folder of partly received files; created and emptied at each start, once this CMS holds the database. */
const uploadFolder = (env: StrapiEnv): string => path.join(env('DATA_DIR', path.resolve('.data')), 'tmp');

export default ({ env }: { env: StrapiEnv }) => [
  'global::requests',
  { name: 'strapi::security', config: { contentSecurityPolicy: { useDefaults: true }, hsts: false } },
  'global::answers',
  'strapi::errors',
  'global::panel',
  'global::errors',
  // One origin serves everything; pages of other origins may not read it.
  { name: 'strapi::cors', config: { origin: [env('PUBLIC_URL', 'http://localhost:3000')] } },
  'global::uploads',
  'strapi::query',
  'global::multipart',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: '4mb',
      formLimit: '64kb',
      textLimit: '64kb',
      multipart: true,
      formidable: {
        uploadDir: uploadFolder(env),
        // The size of an import's archive; other routes enforce their own, lower limits.
        maxFileSize: 201 * 1024 * 1024,
        maxFiles: 101,
        maxTotalFileSize: 220 * 1024 * 1024,
        onFileBegin: numberFiles(),
      },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
