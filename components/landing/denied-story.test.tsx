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
    expect(screen.getByText('On request with your role')).toBeTruthy();
    const sentence =
      'With your role in this room you can share your screen when a host agrees. You still see and hear everyone.';
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByText('Ask Emmy')).toBeTruthy();
  });

  it('shows what the host gets of it', () => {
    expect(screen.getByText('Emmy gets one line')).toBeTruthy();
    expect(screen.getByText(/asks to share the screen$/)).toBeTruthy();
    expect(screen.getByText('Allow')).toBeTruthy();
    expect(screen.getByText('Not now')).toBeTruthy();
    expect(screen.getByText(/^Allowed until the lesson ends\./)).toBeTruthy();
  });

  it('is a picture: one sentence when it is read out, and nothing in it can be pressed', () => {
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText(/^A locked button for sharing the screen/)).toBeTruthy();
    expect(figure.querySelectorAll('button, a, [tabindex], [role="button"]')).toHaveLength(0);
    expect(screen.getByText('Allow').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
