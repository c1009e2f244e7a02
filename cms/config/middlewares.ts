import path from 'node:path';

/** Half-received files lie here; the folder is made and emptied at each start, once the database is this CMS's own. */
const uploadFolder = (env: StrapiEnv): string => path.join(env('DATA_DIR', path.resolve('.data')), 'tmp');

interface Arriving {
  begun?: number;
}

/** Files are told of as they end; what counts is the order in which they were given. */
function counting(): (name: string, file: Arriving) => void {
  let count = 0;
  return (_name, file) => {
    file.begun = count += 1;
  };
}

export default ({ env }: { env: StrapiEnv }) => [
  'global::requests',
  { name: 'strapi::security', config: { contentSecurityPolicy: { useDefaults: true }, hsts: false } },
  'global::answers',
  'strapi::errors',
  'global::panel',
  'global::errors',
  // One origin serves everything; nobody else's pages may read it.
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
        // an import's archive; what else is sent is held to its own limits by those who take it
        maxFileSize: 201 * 1024 * 1024,
        maxFiles: 101,
        maxTotalFileSize: 220 * 1024 * 1024,
        onFileBegin: counting(),
      },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
