import type { Context, Next } from 'koa';
import { hasSecret, isForPanel } from '../doors/panel';
import { forbidden } from '../records/http/errors';
import { asPanel, leadsToPanel, panelModels } from '../records/panel/panelReads';

/** Paths of the app; everything else is Strapi's, for its panel. */
const APP = /^\/(?:api|uploads)(?:\/|$)/;
/** Paths of the media library, in any case that the router would accept. */
const LIBRARY = /^\/upload(?:\/|$)/i;
const FIRST_OPERATOR = /^\/admin\/register-admin\/?$/i;

/**
 * Paths of Strapi's plugins that the panel needs. One that names a content type is open if the panel shows that type;
 * everything else of a plugin is closed.
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
 * Lets only its own pages into the operators' panel, and only calls that the panel needs for what it shows; its first
 * operator can only be created with the site's secrets. The media library neither takes, changes nor deletes files,
 * which would leave records without their pictures, and lists none, because medical files are among them.
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
  const [, plugin = ''] = path.toLowerCase().split('/');
  if (!Object.hasOwn(strapi.plugins, plugin)) return true;
  const found = OPEN.map((one) => one.exec(path)).find((one) => one !== null);
  if (!found) return false;
  const { model, field } = found.groups ?? {};
  const uid = model?.replaceAll('%3A', ':');
  return uid === undefined || (field === undefined ? panelModels().has(uid) : leadsToPanel(uid, field));
}
