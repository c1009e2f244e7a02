import { existsSync } from 'node:fs';
import path from 'node:path';

export default ({ env }: { env: StrapiEnv }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  // The admin panel is built after the app has started; until then there is nothing to serve.
  serveAdminPanel: existsSync(path.join(__dirname, '../build/index.html')),
});
