import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Tab, Tabs } from '@/components/ui/inputs/Tabs';

const PAGES = [
  ['/doctor', 'menu.doctor'],
  ['/doctor/visits', 'menu.visits'],
  ['/doctor/examinations', 'menu.examinations'],
] as const;

/** Tabs of the three pages of the doctor's part. */
export function DoctorNav() {
  const { t } = useTranslation(['common', 'doctor']);
  const { pathname } = useRouter();
  return (
    <Tabs label={t('doctor:nav')}>
      {PAGES.map(([path, label]) => (
        <Tab key={path} href={path} isCurrent={pathname === path}>
          {t(label)}
        </Tab>
      ))}
    </Tabs>
  );
}
