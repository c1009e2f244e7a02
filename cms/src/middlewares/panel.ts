import type { Context, Next } from 'koa';
import { hasSecret, isForPanel } from '../doors/panel';
import { forbidden } from '../records/http/errors';
import { asPanel, leadsToShown, shownModels } from '../records/panel/panelReads';

/** The app's own addresses; everything else is Strapi's, and for its panel. */
const APP = /^\/(?:api|uploads)(?:\/|$)/;
/** The media library's own addresses, in whatever case the router would take them. */
const LIBRARY = /^\/upload(?:\/|$)/i;
const FIRST_OPERATOR = /^\/admin\/register-admin\/?$/i;

/**
 * Addresses of Strapi's plugins that the panel needs. One that names a content type is open if the panel shows that type; nothing
 * else of a plugin is.
 */
const OPEN: readonly RegExp[] = [
  /^\/content-manager\/(?:init|content-types|content-types-settings|components)$/,
  /^\/content-manager\/(?:content-types|components)\/(?<model>[^/]+)\/configuration$/,
  /^\/content-manager\/collection-types\/(?<model>[^/]+)(?:\/|$)/,
  /^\/content-manager\/relations\/(?<model>[^/]+)(?:\/[^/]+)?\/(?<field>[^/]+)$/,
  /^\/content-manager\/homepage\/(?:recent-documents|count-documents)$/,
  /^\/content-type-builder\/(?:content-types|components|schema|reserved-names)$/,
  /^\/i18n\/locales$/,
  /^\/upload\/(?:settings|configuration|folders|folder-structure)$/,
  /^\/email\/settings$/,
];

/**
 * Lets only its own pages into the operators' panel, its first operator only by whoever has the site's secrets, and of its API only
 * what it needs for what it shows. The media library neither takes, changes nor deletes files, which would leave records with
 * pictures that are gone, and lists none: medical files lie among them.
 */
export default () => async (ctx: Context, next: Next) => {
  if (APP.test(ctx.path)) return next();
  const reason = refusal(ctx);
  if (reason === undefined) return asPanel(next);
  ctx.req.resume();
  throw forbidden(reason);
};

function refusal({ path, method, req: { headers } }: Context): string | undefined {
  if (!isForPanel(headers)) return 'The panel is not open at this address, nor to other sites (PANEL_URL)';
  if (FIRST_OPERATOR.test(path) && !hasSecret(headers))
    return 'The first operator is made by "npm run operator" on the server';
  if (LIBRARY.test(path) && (method !== 'GET' || !isOpen(path)))
    return 'Pictures and files are put on and taken off in the app';
  return isOpen(path) ? undefined : 'This is seen in the app only';
}

function isOpen(path: string): boolean {
  const [, plugin] = path.toLowerCase().split('/');
  if (!Object.hasOwn(strapi.plugins, plugin)) return true;
  const found = OPEN.map((one) => one.exec(path)).find((one) => one !== null);
  if (!found) return false;
  const { model, field } = found.groups ?? {};
  const uid = model?.replaceAll('%3A', ':');
  return uid === undefined || (field === undefined ? shownModels().has(uid) : leadsToShown(uid, field));
}
