import { ChefHat, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useHousehold } from '@/context/pantry/household';
import { usePantry } from '@/context/pantry/pantry';
import { HouseholdInvitations } from './HouseholdInvitations';
import { LazyHouseholdDialog } from './HouseholdDialog.lazy';
import { PantryShelves } from './PantryShelves';

/** Page of the things at home, with access to the household. */
export function PantryView() {
  const { t } = useTranslation('pantry');
  const { remote, change, reload } = usePantry();
  const home = useHousehold();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PageTitle title={t('title')}>
        {remote.status === 'ready' && remote.data.items.length === 0 ? (
          <span /> // keeps the buttons' row at its height
        ) : (
          <LinkButton href="/dishes?sort=home" tone="primary" icon={ChefHat}>
            {t('cook')}
          </LinkButton>
        )}
        <Button
          tone="outline-primary"
          icon={Users}
          aria-disabled={home.status !== 'ready' || undefined}
          onClick={() => home.status === 'ready' && setOpen(true)}
        >
          {t(home.own ? 'household.open' : 'household.make')}
        </Button>
      </PageTitle>
      <HouseholdInvitations home={home} />
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {(shown) => <PantryShelves shown={shown} change={change} />}
      </RemoteView>
      {isOpen && <LazyHouseholdDialog own={home.own} onClose={() => setOpen(false)} />}
    </>
  );
}
