import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAlerts, type AlertInput } from '@/context/AlertContext';
import { renderPart } from '../support/render';

function Buttons({ inputs }: { inputs: readonly AlertInput[] }) {
  const { show } = useAlerts();
  return inputs.map((input) => (
    <button key={input.kind} onClick={() => show(input)}>
      {input.kind}
    </button>
  ));
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a success replaces the processing alert in its slot and disappears after three seconds', () => {
  vi.useFakeTimers();
  renderPart(
    <Buttons
      inputs={[
        { kind: 'processing', keys: ['alerts:generic.processing'] },
        { kind: 'success', keys: ['alerts:dish.create.success'] },
      ]}
    />,
  );
  press('processing');
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Processing...')).toBeInTheDocument();

  press('success');
  expect(screen.queryByText('Processing...')).not.toBeInTheDocument();
  expect(screen.getByText('The recipe is saved')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.getByText('The recipe is saved')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('The recipe is saved')).not.toBeInTheDocument();
});

test('a danger alert interrupts screen readers, others wait their turn', () => {
  renderPart(
    <Buttons
      inputs={[
        { kind: 'danger', text: 'No' },
        { kind: 'info', text: 'Yes' },
      ]}
    />,
  );
  press('danger');
  expect(screen.getByRole('alert')).toHaveTextContent('No');
  press('info');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByText('Yes').closest('[role]')).toHaveAttribute('role', 'status');
});

test('a reread after a change keeps the message that the change is made', () => {
  renderPart(
    <Buttons
      inputs={[
        { kind: 'success', keys: ['alerts:dish.create.success'] },
        { kind: 'processing', keys: ['alerts:generic.processing'], isYielding: true },
      ]}
    />,
  );
  press('processing');
  expect(screen.getByText('Processing...')).toBeInTheDocument();
  press('success');
  press('processing');
  expect(screen.getByText('The recipe is saved')).toBeInTheDocument();
});
