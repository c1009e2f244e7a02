import type { Core } from '@strapi/strapi';

declare global {
  /** Global that Strapi sets once it has loaded. */
  const strapi: Core.Strapi;
}
