import { recordRoutes } from '../../../records/http/routes';

const { routes } = recordRoutes('barcodes', 'barcode', ['find', 'findOne', 'delete']);

export default {
  routes: [
    { method: 'POST', path: '/barcodes/link', handler: 'barcode.link' },
    { method: 'POST', path: '/barcodes/look-up', handler: 'barcode.lookUp' },
    ...routes,
  ],
};
