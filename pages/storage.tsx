import { WorkPlace } from '@/components/layout/WorkPlace';

export default function StoragePage() {
  return <WorkPlace place="storage" />;
}
