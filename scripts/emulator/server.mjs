import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createDemoPeople } from '../settings/people.mjs';
import { offerOnlyWhatIsCalled } from './api.mjs';
import { createProject } from './project.mjs';
import { createSnapshot } from './snapshot.mjs';

// The Auth emulator's server without the suite around it: half the start time, half the memory, no other ports. Its
// path inside firebase-tools may change, so that package's version is pinned; `firebase emulators:start` is the
// fallback.
const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js');
const ONE_PROJECT_ONLY = 2;

const { env } = process;
const port = Number(env.AUTH_EMULATOR_PORT);
const { FIREBASE_PROJECT_ID: projectId = '', PUBLIC_URL: publicUrl = '', DATA_DIR: dataDir = '' } = env;
/** @param {string} text */
const say = (text) => console.log(`${new Date().toISOString()} ${text}`);

offerOnlyWhatIsCalled();
const state = createProject(projectId, { publicUrl, say });
const snapshot = createSnapshot(path.join(dataDir, 'auth', `${projectId}.json`), state);
const app = await createApp(projectId, ONE_PROJECT_ONLY, new Map([[projectId, state]]));

// The emulator answers 501 for reCAPTCHA Enterprise, which browsers log as an error at every sign-in by phone.
const NO_RECAPTCHA = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';

const server = http.createServer((req, res) => {
  if (req.url?.split('?', 1)[0] === NO_RECAPTCHA)
    return res.setHeader('Content-Type', 'application/json').end('{}');
  if (req.method !== 'GET') res.on('finish', snapshot.touch);
  app(req, res);
});
// longer than the front keeps its connections (front/pipe.mjs)
server.keepAliveTimeout = 65_000;
server.listen(port, '127.0.0.1', async () => {
  if (snapshot.isFirst && env.SEED === 'demo') await createDemoPeople(`http://127.0.0.1:${port}`, projectId);
  await snapshot.flush();
  say(`the Auth emulator of ${projectId} listens on 127.0.0.1:${port}`);
  process.send?.('ready');
});
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => snapshot.flush().then(() => process.exit(0)));
