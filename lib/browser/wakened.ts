const wake = () => {
  document.documentElement.dataset.awake = '';
};

/**
 * Ends what the boot script does until the page wakes; if somebody has typed or sent something by then, only once that is
 * handed over.
 */
export function wakened(): void {
  if (!window.typed?.size && !window.heldForm) wake();
  else
    void import('./handOver').then(({ handOver }) => {
      wake();
      handOver();
    }, wake);
}
