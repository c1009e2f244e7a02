import dynamic from 'next/dynamic';
import { CsvPlace } from './CsvPlace';

/** Shown to Admins only. */
export const LazyCsvActions = dynamic(() => import('./CsvActions').then((m) => m.CsvActions), {
  ssr: false,
  loading: () => <CsvPlace />,
});
