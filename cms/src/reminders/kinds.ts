import type { ReminderKind } from '../domain/reminders/kinds';
import { ahead } from './ahead';
import { expiring } from './expiring';
import { invitations } from './invitations';
import { orderSteps } from './orders';
import type { Source } from './source';
import { supplements } from './supplements';

/** Source of each kind of reminder. */
export const SOURCES: Readonly<Record<ReminderKind, Source>> = {
  order: orderSteps,
  supplement: supplements,
  ahead,
  expiring,
  invitation: invitations,
};
