/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { AttendanceList } from '@/components/receipts/attendance-list';
import type { ReceiptProps } from '@/components/receipts/receipt-props';
import { formatDate } from '@/lib/core/dates';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const minute = 60_000;
const clock = (minutes: number) => formatDate(minutes * minute, 'clock');
const intervals = [
  { from: 0, until: 20 * minute },
  { from: 30 * minute, until: 40 * minute },
];

it.each([
  ['of everybody', true, 'Ada Lovelace'],
  ['of the reader', false, `${clock(0)} to ${clock(40)}`],
])('says the times %s without a comma before them', (_, isWhole, seen) => {
  const ada = { uid: 'ada', name: 'Ada Lovelace', isHost: false, intervals };
  const receipt = { people: [ada], isWhole, startedAt: 0, endedAt: 45 * minute, gone: null };
  const props = { receipt, colourOf: () => ({ hue: 15, isCut: false }) } as unknown as ReceiptProps;
  renderScreen(<AttendanceList {...props} />);
  const times = screen.getByText(`${clock(0)} to ${clock(20)}, ${clock(30)} to ${clock(40)}`);
  expect(times.className).toBe('sr-only');
  expect(times.parentElement?.textContent).toBe(`${seen} ${times.textContent}`);
});
