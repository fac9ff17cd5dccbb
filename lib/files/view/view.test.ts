import { readNotebook } from './read-notebook';
import { readTable } from './read-table';
import { isViewable } from './viewable';
import { zoomBy, zoomOfKey } from './zoom';

describe('what a page shows of a file', () => {
  it('reads a notebook in both spellings of its texts, and nothing but text', () => {
    const cells = [
      { cell_type: 'markdown', source: ['# A\n', 'b'] },
      {
        cell_type: 'code',
        source: 'print(2)',
        outputs: [{ text: ['2\n'] }, { data: { 'text/html': '<b>', 'text/plain': '3' } }],
      },
    ];
    expect(readNotebook(JSON.stringify({ cells }))).toEqual([
      { kind: 'text', source: '# A\nb', output: '', metadata: undefined },
      { kind: 'code', source: 'print(2)', output: '2\n\n3', metadata: undefined },
    ]);
  });

  it.each([
    [
      'third',
      {
        nbformat: 3,
        worksheets: [
          {
            cells: [
              { cell_type: 'heading', level: 2, source: ['Lab'] },
              { cell_type: 'code', input: ['2+2'], outputs: [{ output_type: 'pyout', text: ['4'] }] },
            ],
          },
        ],
      },
    ],
    [
      'first',
      {
        nbformat: 1,
        cells: [
          { cell_type: 'text', text: '## Lab' },
          { cell_type: 'code', code: '2+2', outputs: [{ text: '4' }] },
        ],
      },
    ],
  ])('reads a notebook of the %s format', (_, notebook) => {
    expect(readNotebook(JSON.stringify(notebook))).toMatchObject([
      { kind: 'text', source: '## Lab', output: '' },
      { kind: 'code', source: '2+2', output: '4' },
    ]);
  });

  it.each(['', '{', '[]', '{"cells":[{}]}'])('knows what is no notebook: %s', (text) => {
    expect(readNotebook(text)).toBeNull();
  });

  it('reads a table by the signs that it uses, and says how much it leaves out', () => {
    expect(readTable('\uFEFFt;s\n1;"2;5"\n\n')).toEqual({
      head: ['t', 's'],
      rows: [['1', '2;5']],
      leftOut: 0,
    });
    expect(readTable(`a\n${'1\n'.repeat(507)}`).leftOut).toBe(7);
  });

  it('leaves what is large, and what only other programs read, to the device', () => {
    expect(isViewable({ kind: 'text', size: 1000 })).toBe(true);
    expect(isViewable({ kind: 'text', size: 9_000_000 })).toBe(false);
    expect(isViewable({ kind: 'office', size: 1 })).toBe(false);
  });

  it('zooms in steps, and ends at both ends', () => {
    expect([zoomBy(1, 1), zoomBy(1, -1), zoomBy(4, 1), zoomBy(0.5, -1)]).toEqual([1.25, 0.75, null, null]);
  });

  it('zooms by keys', () => {
    expect(['+', '=', '-', '0', 'x'].map((key) => zoomOfKey(2, key))).toEqual([3, 3, 1.5, 1, null]);
    expect(zoomOfKey(4, '+')).toBeNull();
  });
});
