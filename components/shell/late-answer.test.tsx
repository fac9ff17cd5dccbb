/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { lateAnswers } from '@/lib/callables/client/late-answers';
import shell from '@/messages/en/shell.json';
import { LateAnswer } from './late-answer';
import { LateAnswerRow } from './late-answer-row';

it.each([
  ['a page', LateAnswer],
  ['the call', LateAnswerRow],
])('%s says once, for as long as any answer is late, that it is being looked after', (_, Line) => {
  render(
    <NextIntlClientProvider locale="en" messages={{ shell }}>
      <Line />
    </NextIntlClientProvider>,
  );
  const words = () => screen.queryAllByText('This takes longer than usual. Checking whether it worked.');
  expect(words()).toHaveLength(0);
  const ends: (() => void)[] = [];
  act(() => void ends.push(lateAnswers.begin(), lateAnswers.begin()));
  for (const end of ends) {
    expect(words()).toHaveLength(1);
    act(end);
  }
  expect(words()).toHaveLength(0);
});
