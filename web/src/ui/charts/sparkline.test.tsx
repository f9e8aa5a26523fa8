import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sparkline } from './sparkline.tsx';

it.each([
  ['begins at zero, so that a small change looks small', [50, 100, 75], 'M0 50L1 0L2 25'],
  ['draws zero at the bottom', [0, 10], 'M0 100L1 0'],
  ['draws a constant value in the middle', [240, 240], 'M0 50L1 50'],
  ['draws nothing but zeros in the middle', [0, 0], 'M0 50L1 50'],
])('%s', (_what, values, path) => {
  const { container } = render(<Sparkline label="Memory" values={values} />);
  expect(container.querySelector('path')?.getAttribute('d')).toBe(path);
});
