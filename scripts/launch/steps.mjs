/**
 * @typedef {{ step: <T>(name: string, work: () => T | Promise<T>) => Promise<T>, print: (text: string) => void }} Steps
 */

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
const WORD_AFTER_MS = 20_000;

/**
 * Shows steps with their times: one animated line in a terminal, plain lines elsewhere.
 * @param {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} [out]
 * @returns {Steps}
 */
export function createSteps(out = process.stdout) {
  /** @type {Map<string, number>} */
  const running = new Map();
  let frame = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const status = () => {
    const names = [...running].map(([name, began]) => `${name} ${seconds(began)}`).join(' · ');
    const line = `${FRAMES[frame++ % FRAMES.length]} ${names}`;
    return line.slice(0, (out.columns ?? 80) - 1);
  };
  const draw = () => out.write(`\r\u001b[K${running.size > 0 ? status() : ''}`);
  /** @param {string} line */
  const print = (line) => {
    if (out.isTTY) out.write('\r\u001b[K');
    out.write(`${line}\n`);
    if (out.isTTY && running.size > 0) draw();
  };
  const stillAtIt = () => {
    for (const [name, began] of running) print(`… ${name}: ${seconds(began)} so far`);
  };

  /** @param {string} name */
  function begin(name) {
    running.set(name, performance.now());
    if (out.isTTY) timer ??= setInterval(draw, FRAME_MS);
    else {
      print(`… ${name}`);
      timer ??= setInterval(stillAtIt, WORD_AFTER_MS);
    }
  }

  /** @param {string} name @param {string} sign */
  function end(name, sign) {
    const began = running.get(name) ?? performance.now();
    running.delete(name);
    print(`${sign} ${name}  ${seconds(began)}`);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    print,
    /** Runs `work` as a named step; passes on its result or error. */
    async step(name, work) {
      begin(name);
      try {
        const result = await work();
        end(name, '✓');
        return result;
      } catch (error) {
        end(name, '✗');
        throw error;
      }
    },
  };
}

/** @param {number} began */
const seconds = (began) => `${((performance.now() - began) / 1000).toFixed(1)} s`;
