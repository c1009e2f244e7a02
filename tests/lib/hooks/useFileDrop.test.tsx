import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFileDrop } from '@/lib/hooks/useFileDrop';

function Place({ onFiles }: { onFiles: (files: File[]) => void }) {
  return <p {...useFileDrop(onFiles)}>place</p>;
}

test('the drop area marks itself while files are held over it, and ignores other things', () => {
  const onFiles = vi.fn();
  render(<Place onFiles={onFiles} />);
  const place = screen.getByText('place');
  const over = (types: readonly string[]) => {
    const event = createEvent.dragOver(place, { dataTransfer: { types, files: [] } });
    fireEvent(place, event);
    return event.defaultPrevented;
  };
  expect(over(['text/plain'])).toBe(false);
  expect(place).toHaveAttribute('data-over', 'false');
  expect(over(['Files'])).toBe(true);
  expect(place).toHaveAttribute('data-over', 'true');
  fireEvent.dragLeave(place);
  expect(place).toHaveAttribute('data-over', 'false');
  over(['Files']);
  const files = [new File(['a'], 'a.zip')];
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
  expect(place).toHaveAttribute('data-over', 'false');
  expect(onFiles.mock.calls).toEqual([[files]]);
});
