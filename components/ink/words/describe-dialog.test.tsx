/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { DescribeDialog } from '@/components/ink/words/describe-dialog';
import { fakeAuth } from '@/tests/support/fakes/fake-auth';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const field = () => screen.getByLabelText<HTMLTextAreaElement>('What it shows');
const open = (docId: string) => {
  const onClose = jest.fn();
  const shown = renderScreen(
    <DescribeDialog {...{ docId, onClose }} anchor="p1" text="" onDescribe={() => undefined} />,
  );
  return { ...shown, onClose };
};

it('keeps words for the page of one file, until they are given up', () => {
  fakeAuth.signIn({ uid: 'ada', name: 'Ada', email: 'ada@chalktalk.test', kind: 'account' });
  const first = open('file-slope');
  fireEvent.change(field(), { target: { value: 'A block' } });
  first.unmount();
  const other = open('file-circuit');
  expect(field().value).toBe('');
  other.unmount();
  const again = open('file-slope');
  expect(field().value).toBe('A block');
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(again.onClose).toHaveBeenCalled();
  again.unmount();
  open('file-slope');
  expect(field().value).toBe('');
});
