import { openLink, sealLink } from './file-link';

const target = {
  roomId: 'algebra',
  fileId: '00000000-0000-4000-8000-000000000001',
  uid: 'emmy',
  authTime: 7,
};

describe('a link to a file', () => {
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, CHALKTALK_SECRET: 's'.repeat(32) });
  });

  const sealedOf = (path: string) => path.split('/').at(-1) ?? '';

  it('leads to its file until its time is over', () => {
    const { path, until } = sealLink(target, 1000);
    expect(until).toBe(1000 + 600_000);
    expect(path).toMatch(/^\/api\/files\/[\w-]+$/);
    expect(path).not.toContain('algebra');
    expect(openLink(sealedOf(path), until)).toEqual({ ...target, until });
    expect(() => openLink(sealedOf(path), until + 1)).toThrow('files/link-over');
  });

  it.each(['', 'x', 'A'.repeat(200)])('that is none of ours leads nowhere: "%s"', (sealed) => {
    expect(() => openLink(sealed)).toThrow('files/link-over');
  });

  it('that somebody has changed leads nowhere', () => {
    const sealed = sealedOf(sealLink(target).path);
    const other = sealed.startsWith('A') ? 'B' : 'A';
    expect(() => openLink(other + sealed.slice(1))).toThrow('files/link-over');
  });
});
