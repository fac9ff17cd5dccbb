/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PresetDetails } from '@/components/rooms/settings/preset-details';
import { presetIds, type PresetId } from '@/lib/access/presets';
import rooms from '@/messages/en/rooms.json';

const draw = (preset: PresetId) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ rooms }}>
      <PresetDetails preset={preset} />
    </NextIntlClientProvider>,
  );

function sentencesUnder(title: string): (string | null)[] {
  const part = screen.getByText(title).parentElement;
  if (part === null) throw new Error('The title stands alone.');
  return within(part)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
}

describe('what a preset says', () => {
  it('is all that works in its rooms', () => {
    draw('study-group');
    expect(sentencesUnder('What this room adds')).toEqual([
      'Learners share their screens without asking.',
      'Everyone who takes part writes in the shared worksheet.',
      'Everyone who takes part draws on paper, pictures and pages.',
      'Everyone who takes part shares files.',
      'Everyone can put questions to the others.',
      'Everyone who takes part can start the next session.',
      'Guests wait in the lobby until somebody lets them in.',
      'Cameras are seen by everyone.',
      'Anyone can answer when somebody asks.',
    ]);
  });

  it.each(presetIds)('promises nothing in a %s, and has words for all that it says', (preset) => {
    draw(preset);
    expect(screen.queryByText(/arrives|later|soon|rooms\.settings/i)).toBeNull();
  });
});
