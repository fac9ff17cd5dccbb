/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CaptionRow } from '@/components/captions/caption-row';
import { useCaptionSettings } from '@/lib/captions/client/use-caption-settings';
import type { OwnSpeech } from '@/lib/captions/client/use-own-speech';
import { descriptionOf } from '@/tests/support/fakes/render-screen';
import messages from '@/messages/en/captions.json';

type Listener = (segment: object, speaker: { uid: string; identity: string }) => void;

const notCaptioned: OwnSpeech = { isOn: false, hindrance: null, fault: null, toggle: jest.fn() };

function draw(speech: OwnSpeech = notCaptioned) {
  let listener: Listener = () => undefined;
  const data = {
    listen: (_: string, heard: Listener) => {
      listener = heard;
      return () => undefined;
    },
  };
  const Row = () => (
    <CaptionRow
      data={data as never}
      captions={useCaptionSettings()}
      speech={speech}
      nameOf={(uid) => (uid === 'ada' ? 'Ada' : null)}
      colourOf={() => ({ hue: 15, isCut: false })}
      isPhone={false}
    />
  );
  render(
    <NextIntlClientProvider locale="en" messages={{ captions: messages }}>
      <Row />
    </NextIntlClientProvider>,
  );
  const row = screen.getByRole('region', { name: 'Captions' });
  const say = (uid: string, id: string, text: string, isFinal = false) =>
    act(() => listener({ id, trackId: 'TR_1', text, isFinal }, { uid, identity: uid }));
  return { row, say };
}

describe('the row of captions', () => {
  it('says that nobody is captioned and offers to begin, until somebody speaks', () => {
    const { row, say } = draw();
    expect(row.textContent).toMatch(/^Nobody’s speech is captioned yet/);
    fireEvent.click(screen.getByRole('button', { name: 'Caption my speech' }));
    expect(notCaptioned.toggle).toHaveBeenCalledTimes(1);
    say('ada', '1', 'so at');
    expect(row.textContent).not.toContain('Nobody');
  });

  it.each([
    ['a browser that cannot', { hindrance: 'unsupported' }, /Chrome, Edge and Safari can/],
    ['a microphone that is off', { hindrance: 'muted' }, /Turn your microphone on first/],
  ] as const)('locks the button with its reason for %s', (_, changes, reason) => {
    draw({ ...notCaptioned, ...changes });
    const button = screen.getByRole('button', { name: 'Caption my speech' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(button)).toMatch(reason);
  });

  it.each([
    ['captions run', { isOn: true }, /^Your speech is captioned for everyone/],
    ['captions rest', { isOn: true, hindrance: 'muted' }, /^Your microphone is off/],
    ['a fault ended them', { fault: 'unreachable' }, /did not reach the service/],
  ] as const)('says how it stands while %s', (_, changes, words) => {
    const { row } = draw({ ...notCaptioned, ...changes });
    expect(row.textContent).toMatch(words);
  });

  it('names each speaker, and replaces what may still change', () => {
    const { row, say } = draw();
    say('ada', '1', 'so ad');
    say('ben', '2', 'Yes.', true);
    say('ada', '1', 'So at', true);
    expect(row.textContent).toBe('AdaSo at SomebodyYes. Captions');
  });

  it('tells screen readers nothing without being asked', () => {
    const { row } = draw();
    expect(row.closest('[aria-live]')).toBeNull();
    expect(row.querySelector('[aria-live], [role=log], [role=status]')).toBeNull();
  });

  it('keeps the size and the place that somebody chooses', () => {
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Captions: size and place' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Above it' }));
    fireEvent.click(screen.getByRole('button', { name: 'Turn captions off for me' }));
    expect(JSON.parse(localStorage.getItem('chalktalk.captions')!)).toEqual({
      ...{ isOn: false, size: 'large', place: 'above' },
    });
  });
});
