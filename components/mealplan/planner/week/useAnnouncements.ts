import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';

const nameOf = (of: Active | Over): string => String(of.data.current?.name ?? '');

/** Announcements for screen readers during a move, in the language of the page. */
export function useAnnouncements() {
  const { t } = useTranslation('planner');
  return useMemo(() => {
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('dnd.start', { name: nameOf(active) }),
      onDragOver: ({ active, over }) =>
        over
          ? t('dnd.over', { name: nameOf(active), place: nameOf(over) })
          : t('dnd.nowhere', { name: nameOf(active) }),
      onDragEnd: ({ active, over }) =>
        over
          ? t('dnd.end', { name: nameOf(active), place: nameOf(over) })
          : t('dnd.cancel', { name: nameOf(active) }),
      onDragCancel: ({ active }) => t('dnd.cancel', { name: nameOf(active) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('dnd.how') } };
  }, [t]);
}
