/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Form } from '@/components/ui/fields/form';

function makeDraft(before: Record<string, string> = {}) {
  let kept = before;
  return { read: () => kept, keep: (typed: Record<string, string>) => void (kept = typed) };
}

const show = (draft: ReturnType<typeof makeDraft>) =>
  render(
    <Form faults={null} draft={draft} onSubmit={jest.fn()}>
      <input name="name" aria-label="Name" defaultValue="Waves" />
      <textarea name="note" aria-label="Note" />
      <input name="password" type="password" aria-label="Password" />
      <select name="kind" aria-label="Kind">
        <option>lesson</option>
        <option>class</option>
      </select>
    </Form>,
  );

describe('a form with a draft', () => {
  it('keeps what is typed and chosen as it comes, and never a password', () => {
    const draft = makeDraft();
    show(draft);
    expect(draft.read()).toEqual({});
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Bring rulers' } });
    expect(draft.read()).toEqual({ name: 'Waves', note: 'Bring rulers', kind: 'lesson' });
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'class' } });
    expect(draft.read()).toMatchObject({ kind: 'class' });
  });

  it('begins with what was typed before', () => {
    show(makeDraft({ name: 'Waves on two strings', password: 'never', gone: 'a field of an older page' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Waves on two strings');
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});
