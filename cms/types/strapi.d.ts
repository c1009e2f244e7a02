import type { Core } from '@strapi/strapi';

declare global {
  /** Strapi puts itself here once it is loaded. */
  const strapi: Core.Strapi;
}
