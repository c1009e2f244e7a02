import { createHmac, randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { loadEnv, readSettings } from './settings/env.mjs';
import { ensureSecrets } from './settings/secrets.mjs';
import { ROOT } from './launch/stack.mjs';
import { codeOf, toldOf } from './processes/errors.mjs';

const USAGE = 'npm run operator -- EMAIL     (while the CMS runs on this machine)';

/**
 * Returns the header that proves to the CMS that the caller can read this site's secrets (checked in
 * cms/src/doors/panel.ts).
 * @param {Record<string, string>} secrets
 */
export const operatorProof = ({ ADMIN_JWT_SECRET = '' }) => ({
  'X-Supra-Operator': createHmac('sha256', ADMIN_JWT_SECRET).update('first operator').digest('base64url'),
});

/**
 * Creates the first operator of the panel if there is none, and resolves to the initial password. Only callers who can
 * read the site's secrets may do this.
 * @param {{ cmsUrl: string, secrets: Record<string, string>, email: string }} asked
 */
export async function makeFirstOperator({ cmsUrl, secrets, email }) {
  // contains both cases and a digit, as Strapi requires
  const password = `Supra-1-${randomBytes(15).toString('base64url')}`;
  const answer = await fetch(`${cmsUrl}/admin/register-admin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...operatorProof(secrets) },
    body: JSON.stringify({ firstname: 'Operator', lastname: 'Supra', email, password }),
  });
  if (answer.ok) return password;
  const { error } = await answer.json().catch(() => ({}));
  throw new RefusedError(`The CMS refuses it (${answer.status}): ${error?.message ?? 'without a reason'}`);
}

class RefusedError extends Error {
  name = 'RefusedError';
}

/**
 * `npm run operator -- EMAIL`: creates the first operator.
 * @param {string[]} args
 */
async function operator([email, ...rest]) {
  if (!email?.includes('@') || rest.length > 0) {
    process.exitCode = 2;
    return console.log(USAGE);
  }
  const settings = readSettings(loadEnv(ROOT), { root: ROOT });
  const [cmsUrl = ''] = settings.cmsUrls;
  const secrets = ensureSecrets(settings.dataDir, settings.secrets);
  const password = await makeFirstOperator({ cmsUrl, secrets, email });
  console.log(
    `${email} may sign in at ${settings.panelUrl ?? cmsUrl}/admin with this password, to be changed there:`,
  );
  console.log(password);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await operator(process.argv.slice(2));
  } catch (error) {
    const isAway = error instanceof Error && codeOf(error.cause) === 'ECONNREFUSED';
    const known = ['SettingsError', 'RefusedError'];
    console.error(isAway ? `No CMS answers here. ${USAGE}` : toldOf(error, known));
    process.exitCode = 1;
  }
}
