import { formats, winston } from '@strapi/logger';
import { callId } from '../src/doors/calls';

/** Appends the request id to each line logged during a request. */
const named = winston.format((info) => {
  const id = callId();
  if (id && typeof info.message === 'string') info.message = `${info.message} [${id}]`;
  return info;
});

export default () => ({ format: winston.format.combine(named(), formats.prettyPrint()) });
