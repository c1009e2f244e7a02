import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Dropdown } from '@/components/ui/inputs/Dropdown';
import { useWide } from '@/lib/hooks/useWide';

/**
 * Menu of less frequent actions at the end of a toolbar; phones hide its label from sight but not from screen readers.
 */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  const isWide = useWide();
  return (
    <Dropdown
      align="end"
      isButton
      label={
        <>
          <Icon of={Ellipsis} />
          <span className={isWide ? undefined : 'visually-hidden'}>{label}</span>
        </>
      }
    >
      {children}
    </Dropdown>
  );
}
