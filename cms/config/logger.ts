import { formats, winston } from '@strapi/logger';
import { callId } from '../src/doors/calls';

/** What is said in the course of a call ends in the call's name. */
const named = winston.format((info) => {
  const id = callId();
  if (id && typeof info.message === 'string') info.message = `${info.message} [${id}]`;
  return info;
});

export default () => ({ format: winston.format.combine(named(), formats.prettyPrint()) });
