/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useFocusKeptAround } from '@/components/ui/focus/use-focus-kept-around';

function Row({ name }: { name: string }) {
  const kept = useFocusKeptAround<HTMLLIElement>();
  return (
    <li ref={kept}>
      <button type="button">{name}</button>
    </li>
  );
}

const People = ({ names }: { names: readonly string[] }) => (
  <aside tabIndex={-1} aria-label="People">
    <section tabIndex={0} aria-label="All of them">
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </section>
  </aside>
);

describe('a row that goes', () => {
  it('leaves the focus that was in it to the nearest place around it that can have it', () => {
    const { rerender } = render(<People names={['Ada', 'Ben']} />);
    screen.getByRole('button', { name: 'Ben' }).focus();
    rerender(<People names={['Ada']} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'All of them' }));
  });

  it('takes the focus from nobody else', () => {
    const { rerender } = render(<People names={['Ada', 'Ben']} />);
    const ada = screen.getByRole('button', { name: 'Ada' });
    ada.focus();
    rerender(<People names={['Ada']} />);
    expect(document.activeElement).toBe(ada);
  });
});
