import { screen, waitFor } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import { NumberField } from '@/components/forms/NumberField';
import { renderPart } from '../../support/render';

function setUp(language: 'en' | 'ka' = 'en', start: number | null = null) {
  const onSubmit = vi.fn();
  const { user } = renderPart(
    <Formik initialValues={{ weight: start }} onSubmit={(values) => onSubmit(values)}>
      <Form>
        <NumberField name="weight" label="Weight" unit="gr" />
        <button type="submit">send</button>
      </Form>
    </Formik>,
    { language },
  );
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0].weight;
  };
  return { user, field: screen.getByRole('textbox', { name: 'Weight' }), send };
}

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['½', 0.5],
  ['2 000', 2000],
  ['  ', null],
  ['lots', 'lots'],
] as const)('reads %j as %j', async (typed, value) => {
  const { user, field, send } = setUp();
  await user.type(field, typed);
  expect(await send()).toBe(value);
});

test('shows the decimal sign of the language', () => {
  expect(setUp('ka', 2.5).field).toHaveValue('2,5');
});
