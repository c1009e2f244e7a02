/** Ends what the boot script does until the page wakes; loads what hands over the rest only if there is any. */
export function wakened(): void {
  document.documentElement.dataset.awake = '';
  if (window.typed?.size || window.heldForm) void import('./handOver').then(({ handOver }) => handOver());
}
