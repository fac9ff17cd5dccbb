/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DeniedStory } from '@/components/landing/denied-story';
import { messages } from '@/lib/core/server/messages';

beforeEach(() => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <DeniedStory />
    </NextIntlClientProvider>,
  );
});

describe('the locked button on the start page', () => {
  it('says why in the words that a room uses, and how to ask', () => {
    screen.getByText('On request with your role');
    const sentence =
      'With your role in this room you can share your screen when a host agrees. You still see and hear everyone.';
    screen.getByText(sentence);
    screen.getByText('Ask Emmy');
  });

  it('shows what the host gets of it', () => {
    screen.getByText('Emmy gets one line');
    screen.getByText(/asks to share the screen$/);
    screen.getByText('Allow');
    screen.getByText('Not now');
    screen.getByText(/^Allowed until the lesson ends\./);
  });

  it('is a picture: one sentence when it is read out, and nothing in it can be pressed', () => {
    const figure = screen.getByRole('figure');
    within(figure).getByText(/^A locked button for sharing the screen/);
    expect(figure.querySelectorAll('button, a, [tabindex], [role="button"]')).toHaveLength(0);
    expect(screen.getByText('Allow').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
