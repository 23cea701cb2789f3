import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const failing = async (look: () => unknown): Promise<unknown> => {
  try {
    return await look();
  } catch (error) {
    return error;
  }
};

test('what is missing is said with the document as it stands', async () => {
  render(<p data-testid="one">Guava rolls</p>);
  for (const look of [() => screen.getByTestId('other'), () => screen.findByTestId('other', {}, { timeout: 1 })]) {
    const error = await failing(look);
    expect(error).toMatchObject({ name: 'TestingLibraryElementError' });
    expect(String(error)).toContain('Unable to find an element by: [data-testid="other"]');
    expect(String(error)).toContain('Guava rolls');
  }
});

test('and a look whose failure nobody reads draws nothing', async () => {
  render(<p>Guava rolls</p>);
  const drawn = vi.spyOn(Element.prototype, 'attributes', 'get');
  await failing(() => screen.getByTestId('other'));
  expect(drawn).not.toHaveBeenCalled();
  drawn.mockRestore();
});
