/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '@/components/ui/people/avatar';
import { Pictures } from '@/components/ui/people/pictures';

const draw = (uid: string, picture?: string) => {
  const { container } = render(
    <Pictures value={(of) => (of === 'ada' ? '/api/pictures/people/ada/one' : undefined)}>
      <Avatar name="Ada Lovelace" hue={15} {...{ uid, picture }} />
    </Pictures>,
  );
  return { letters: () => container.textContent, picture: () => container.querySelector('img') };
};

describe('an avatar', () => {
  it('shows the picture that the list around knows, over the letters', () => {
    const avatar = draw('ada');
    expect(avatar.picture()?.getAttribute('src')).toBe('/api/pictures/people/ada/one');
    expect(avatar.letters()).toBe('AL');
  });

  it('shows letters alone for a person without a picture', () => {
    expect(draw('ben').picture()).toBeNull();
    expect(draw('ben').letters()).toBe('AL');
  });

  it('shows letters alone when the picture does not come', () => {
    const avatar = draw('ben', '/api/pictures/people/ben/gone');
    fireEvent.error(avatar.picture() as Element);
    expect(avatar.picture()).toBeNull();
    expect(avatar.letters()).toBe('AL');
  });
});
