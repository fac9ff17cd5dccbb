/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PresetDetails } from '@/components/rooms/settings/preset-details';
import rooms from '@/messages/en/rooms.json';

function sentencesUnder(title: string): (string | null)[] {
  const part = screen.getByText(title).parentElement;
  if (part === null) throw new Error('The title stands alone.');
  return within(part)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
}

describe('what a preset says', () => {
  it('is apart by what counts today and what waits for its feature', () => {
    render(
      <NextIntlClientProvider locale="en" messages={{ rooms }}>
        <PresetDetails preset="study-group" />
      </NextIntlClientProvider>,
    );
    expect(sentencesUnder('What this room adds')).toEqual([
      'Learners share their screens without asking.',
      'Everyone who takes part can start the next session.',
      'Guests wait in the lobby until somebody lets them in.',
      'Cameras are seen by everyone.',
      'Anyone can answer when somebody asks.',
    ]);
    const later = sentencesUnder('Takes effect when the feature arrives');
    expect(later).toContain('A session needs no host.');
    expect(later).not.toContain('Guests wait in the lobby until somebody lets them in.');
  });
});
