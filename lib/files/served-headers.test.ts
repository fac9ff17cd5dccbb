import { fileTypeNames } from './file-types';
import { savedName, servedHeaders } from './served-headers';

const served = (name: string, type: (typeof fileTypeNames)[number], isDownload = false) =>
  servedHeaders({ name, type }, { isDownload });

describe('the headers of a file', () => {
  it('let a page show pictures, PDF and text, and save the rest', () => {
    const shown = fileTypeNames.filter((type) =>
      served('a', type)['content-disposition']?.startsWith('inline;'),
    );
    expect(shown).toEqual([
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'application/pdf',
      'text/plain',
      'text/csv',
      'text/tab-separated-values',
    ]);
    expect(served('a.png', 'image/png', true)['content-disposition']).toMatch(/^attachment;/);
  });

  it('name no type that a browser runs', () => {
    for (const type of fileTypeNames)
      expect(served('a', type)['content-type']).not.toMatch(/html|svg|script/);
    expect(served('a.csv', 'text/csv')['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('say every name, in a header that no name can end', () => {
    expect(served('Übung "3"; x=y.pdf', 'application/pdf')['content-disposition']).toBe(
      'inline; filename="_bung _3_; x=y.pdf"; filename*=UTF-8\'\'%C3%9Cbung%20_3_%3B%20x%3Dy.pdf',
    );
  });

  it.each([
    ['photo.JPG', 'image/jpeg', 'photo.JPG'],
    ['photo.exe', 'image/png', 'photo.exe.png'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['../../etc/passwd', 'text/plain', '.._.._etc_passwd.txt'],
    ['notes', 'text/plain', 'notes.txt'],
  ] as const)('save %s as %s under %s', (name, type, saved) => {
    expect(savedName(name, type)).toBe(saved);
  });
});
