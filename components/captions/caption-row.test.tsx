/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { CaptionRow } from '@/components/captions/caption-row';
import { useCaptionSettings } from '@/lib/captions/client/use-caption-settings';
import messages from '@/messages/en/captions.json';

type Listener = (segment: object, speaker: { uid: string; identity: string }) => void;

function draw() {
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
  it('says where captions come from until somebody speaks', () => {
    const { row, say } = draw();
    expect(row.textContent).toMatch(/^Nothing is being said in words yet/);
    say('ada', '1', 'so at');
    expect(row.textContent).not.toContain('Nothing');
  });

  it('names each speaker, and replaces what may still change', () => {
    const { row, say } = draw();
    say('ada', '1', 'so ad');
    say('ben', '2', 'Yes.', true);
    say('ada', '1', 'So at', true);
    expect(row.textContent).toBe('AdaSo at SomebodyYes. ');
  });

  it('tells screen readers nothing without being asked', () => {
    const { row } = draw();
    expect(row.closest('[aria-live]')).toBeNull();
    expect(row.querySelector('[aria-live], [role=log], [role=status]')).toBeNull();
  });

  it('keeps the size and the place that somebody chooses', () => {
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Caption settings' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Above it' }));
    fireEvent.click(screen.getByRole('button', { name: 'Turn captions off for me' }));
    expect(JSON.parse(localStorage.getItem('chalktalk.captions')!)).toEqual({
      ...{ isOn: false, size: 'large', place: 'above' },
    });
  });
});
