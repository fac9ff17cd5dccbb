/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DraftNotice } from '@/components/permissions/draft-notice';
import { LayerStep } from '@/components/permissions/simulation/layer-step';
import { PersonCell } from '@/components/permissions/person-cell';
import { simulate } from '@/lib/permissions/simulate';
import { firstMoment } from '@/lib/permissions/moment';
import { initialSettings } from '@/lib/organization/organization';
import permissions from '@/messages/en/permissions.json';
import type { ReactNode } from 'react';

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ permissions }}>
      {children}
    </NextIntlClientProvider>,
  );
const action = {
  layer: 'live',
  capability: 'screen:publish',
  by: 'Emmy Noether',
  at: new Date('2026-11-19T17:08:00').getTime(),
} as const;
const step = (speaks: boolean, by: string | null = action.by) =>
  show(
    <LayerStep
      step={{ layer: 'live', answer: 'no', speaks }}
      isLast
      name="Learner"
      preset="Lesson"
      action={{ ...action, by }}
    />,
  ).container.textContent;

describe('a layer on the way to an answer', () => {
  it('says who has set it, and when', () => {
    expect(step(true)).toMatch(/Says that they may not: Emmy Noether, 19 Nov, 17:08/);
  });

  it('names nobody where it says nothing, or nobody is known', () => {
    expect(step(false)).not.toContain('Emmy');
    expect(step(true, null)).toContain('Says that they may notNo');
  });
});

test('Beside the profiles it is said what somebody may, and what says so', () => {
  const { access } = simulate(initialSettings, { ...firstMoment, exception: 'allows' });
  show(<PersonCell name="Sofya" capability="screen:publish" decision={access['screen:publish']} />);
  screen.getByText('Sofya may share their screen: Allow, Exception');
  show(<PersonCell name="Sofya" capability="mic:publish" decision={access['mic:publish']} />);
  screen.getByText('Sofya may speak: Allow, Profile');
});

test('What is tried out before it is saved is told from what holds', () => {
  const onSwitch = jest.fn();
  const { container } = show(<DraftNotice changes={0} isAsSaved={false} onSwitch={onSwitch} />);
  expect(container.textContent).toBe('');
  show(<DraftNotice changes={2} isAsSaved={false} onSwitch={onSwitch} />);
  screen.getByText('Tried out with 2 changes that nobody else has yet');
  expect(screen.getByRole('link', { name: 'profiles' }).getAttribute('href')).toBe('/admin/profiles');
  screen.getByRole('button', { name: 'Try as saved' }).click();
  expect(onSwitch).toHaveBeenCalledTimes(1);
});
