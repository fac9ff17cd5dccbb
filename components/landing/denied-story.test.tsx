/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DeniedStory } from '@/components/landing/denied-story';
import { messages } from '@/lib/core/server/messages';

describe('the locked button on the start page', () => {
  it('says why in the words that a room uses', () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <DeniedStory />
      </NextIntlClientProvider>,
    );
    const sentence = 'With your role in this room you can share your screen when a host agrees.';
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});
