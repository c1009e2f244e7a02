/**
 * Replaces files of Next that serve mostly the App Router, middleware or options that this app does not use
 * (leaveOut.js), and exports what the Pages Router still asks them for.
 */

// next/dist/lib/constants.js
export const MATCHED_PATH_HEADER = 'x-matched-path';
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI';
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP';

// next/dist/shared/lib/router/utils/interception-routes.js
export const INTERCEPTION_ROUTE_MARKERS = [];
export const isInterceptionRouteAppPath = () => false;

// next/dist/shared/lib/router/utils/get-dynamic-param.js: every parameter of a route here is a whole part of it
export const PARAMETER_PATTERN = /^()\[(\w+)\]()$/;
export const parseMatchedParameter = (key) => ({ key, repeat: false, optional: false });

// next/dist/shared/lib/router/utils/route-match-utils.js
export const safeRouteMatcher = (match) => match;

// next/dist/shared/lib/router/adapters.js: feeds the hooks of next/navigation
export const adaptForAppRouterInstance = () => null;
export const adaptForSearchParams = () => null;
export const adaptForPathParams = () => null;
export const PathnameContextProviderAdapter = ({ children }) => children;
