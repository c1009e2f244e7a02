import { linkBarcode } from '../../../barcodes/link';
import { lookUp } from '../../../barcodes/lookUp';
import { recordController } from '../../../records/http/actions';

export default recordController('barcodes', { link: linkBarcode, lookUp });
