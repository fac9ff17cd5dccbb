/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { AskedRow } from '@/components/call/panels/asked-row';
import type { Asked } from '@/lib/call/client/sending/use-asked';
import type { CallPerson } from '@/lib/call/call-person';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const people = [{ uid: 'emmy', name: 'Emmy' }] as unknown as readonly CallPerson[];

function open(device: Asked['device'], isAllowed = true) {
  const asked = { accept: isAllowed ? jest.fn() : undefined, dismiss: jest.fn() };
  renderScreen(<AskedRow {...{ people }} asked={{ device, byUid: 'emmy', ...asked }} />);
  return asked;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const words = () => screen.getByRole('status').textContent;

it('says who asks for the screen, and lets the person choose or leave it', () => {
  const { accept, dismiss } = open('screen');
  expect(words()).toContain('Emmy asks you to share your screen.');
  press('Choose a window');
  expect(accept).toHaveBeenCalledTimes(1);
  press('Not now');
  expect(dismiss).toHaveBeenCalledTimes(1);
});

it.each([
  ['screen', 'Emmy asks you to share your screen, but you may not share it now.'],
  ['microphone', 'Emmy asks to hear or see you, but you may not send that now.'],
] as const)('says why a person who may not send their %s cannot', (device, sentence) => {
  open(device, false);
  expect(words()).toContain(sentence);
  expect(screen.queryByRole('button', { name: /Choose|Turn on/u })).toBeNull();
});
