import type { Calls } from './call';
import { homeCalls, shoplistCalls } from './home';
import { orderCalls } from './orders';
import { otherCalls } from './others';
import { peopleCalls } from './people';
import { planCalls } from './plans';
import { productCalls, recipeCalls } from './recipes';

/** Returns the calls that are none of the five of a collection, or take another body, by method and path. */
export const ownCalls = (): Calls => ({
  ...recipeCalls(),
  ...productCalls(),
  ...planCalls(),
  ...shoplistCalls(),
  ...homeCalls(),
  ...orderCalls(),
  ...peopleCalls(),
  ...otherCalls(),
});
