export default {
  routes: [
    { method: 'POST', path: '/upload', handler: 'upload.upload' },
    { method: 'DELETE', path: '/uploads/assets/:fileId', handler: 'upload.destroy' },
  ],
};
