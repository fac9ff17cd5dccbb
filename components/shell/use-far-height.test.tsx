/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useFarHeight } from './use-far-height';

let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(hear: (entries: object[]) => void) {
      tell = (isIntersecting) => act(() => hear([{ target: row(), isIntersecting }]));
    }
    observe = () => undefined;
    unobserve = () => undefined;
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const row = () => document.querySelector<HTMLElement>('[data-row]')!;

function Row({ isHeld = false }: { isHeld?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const height = useFarHeight(ref, isHeld);
  return (
    <div ref={ref} data-row="" style={{ height: height ?? undefined }}>
      {height === null ? <button>Menu</button> : 'words'}
    </div>
  );
}

const draw = (isHeld?: boolean) =>
  render(
    <div role="region">
      <Row {...(isHeld !== undefined && { isHeld })} />
    </div>,
  );

it('leaves a row that is far its words and its height, until it is near again', () => {
  draw();
  tell(false);
  expect(row().textContent).toBe('words');
  expect(row().style.height).toBe('64px');
  tell(true);
  expect(row().textContent).toBe('Menu');
});

it('keeps a row that is held, or has the focus, however far it is', () => {
  const { rerender } = draw(true);
  tell(false);
  expect(row().textContent).toBe('Menu');
  rerender(<div />);
  draw();
  document.querySelector('button')!.focus();
  tell(false);
  expect(row().textContent).toBe('Menu');
});
