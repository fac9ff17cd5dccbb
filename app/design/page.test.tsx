/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { FormsGallery } from './forms-gallery';
import { FramesGallery } from './frames-gallery';
import DesignPage from './page';
import DesignProblemPage from './problem/page';

const inEnvironment = (name: 'development' | 'production') => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: name });
};

describe('the page of primitives', () => {
  it('is drawn without a complaint', () => {
    inEnvironment('development');
    const { container } = render(<DesignPage />);
    expect(container.querySelectorAll('main section > h2').length).toBeGreaterThan(9);
  });

  it.each([
    ['To fill in', 'Rename the group'],
    ['Failed', 'Rename the group'],
    ['Typed to confirm', 'Delete the account'],
  ])('opens a dialog by "%s"', (opener, title) => {
    render(<FormsGallery />);
    fireEvent.click(screen.getByRole('button', { name: opener }));
    const dialog = screen.getByRole('dialog', { name: title });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['With search and foot', 'People'],
    ['Bare', 'Notes'],
  ])('opens a panel by "%s"', (opener, title) => {
    render(<FramesGallery />);
    fireEvent.click(screen.getByRole('button', { name: opener }));
    expect(screen.getByRole('complementary', { name: title })).toBe(document.activeElement);
  });

  it('draws the primitive that is a whole page on a page of its own', () => {
    inEnvironment('development');
    render(<DesignProblemPage />);
    expect(screen.getByRole('main').textContent).toContain('could not be shown');
  });

  it.each([DesignPage, DesignProblemPage])('is not there in production', (page) => {
    inEnvironment('production');
    expect(page).toThrow('404');
  });
});
