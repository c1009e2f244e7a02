import { useState } from 'react';
import type { FieldMessage } from '@/components/forms/FieldError';
import { useHouseholdMembers } from '@/context/pantry/household';
import { faultKeys } from '@/lib/faults/fault';

/** Holds the members of the household that a new list is shared with: all, until some are deselected. */
export function useTogether(isNew: boolean) {
  const { people, reload } = useHouseholdMembers(isNew);
  const [without, setWithout] = useState<readonly number[]>([]);
  const [fault, setFault] = useState<FieldMessage>();
  const isOn = (id: number) => !without.includes(id);
  const toggle = (id: number) => {
    setFault(undefined);
    setWithout(isOn(id) ? [...without, id] : without.filter((one) => one !== id));
  };
  /** Returns true if the server refused a member, who has left meanwhile. */
  const isRefused = (cause: unknown): boolean => {
    const key = faultKeys(cause).members;
    setFault(key ? { key } : undefined);
    if (key) void reload();
    return Boolean(key);
  };
  const members = people.map(({ id }) => id).filter(isOn);
  return { people, members, isOn, toggle, fault, isRefused };
}
export type Together = ReturnType<typeof useTogether>;
