/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Form } from '@/components/ui/fields/form';

const arrive = ({ pointer, isMain = true }: { pointer: 'fine' | 'coarse'; isMain?: boolean }) => {
  window.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
  render(
    <Form faults={null} isMain={isMain} onSubmit={jest.fn()}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Form>,
  );
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? null;

describe('the first field of a page that is a form', () => {
  it('has the focus on arrival with a mouse', () => {
    arrive({ pointer: 'fine' });
    expect(focused()).toBe('First');
  });

  it('opens no keyboard on a phone', () => {
    arrive({ pointer: 'coarse' });
    expect(focused()).toBeNull();
  });

  it('leaves the focus alone in other forms', () => {
    arrive({ pointer: 'fine', isMain: false });
    expect(focused()).toBeNull();
  });

  it('takes the focus from nothing that has it', () => {
    render(<button aria-label="Skip to content" />);
    screen.getByRole('button').focus();
    arrive({ pointer: 'fine' });
    expect(focused()).toBe('Skip to content');
  });
});
