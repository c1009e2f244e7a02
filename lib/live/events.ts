export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Parses server-sent events from a text that arrives in pieces; calls `onEvent` for each complete one. */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event) onEvent(event);
    }
  };
}

function parseBlock(block: string): StreamEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}
