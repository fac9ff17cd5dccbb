import { textTable } from './text-table';

describe('a table of text', () => {
  it('aligns its columns', () => {
    const rows = [
      ['App', 'http://127.0.0.1:3000', 'build'],
      ['LiveKit', 'ws://x', ''],
    ];
    expect(textTable(rows)).toBe('  App      http://127.0.0.1:3000  build\n  LiveKit  ws://x');
  });
});
