import { isBad, listGood, listUnseen, toPreview } from './import-preview';
import { readPeopleFile } from './read-people-file';

const read = readPeopleFile(
  'name,email,role\nAda,ada@school.example,host\n,emmy@school.example,\nSofia,sofia@school.example,',
);
const lines = 'lines' in read ? read.lines : [];

describe('the preview of a file', () => {
  it('knows at once what is wrong with a line itself, and nothing yet of the others', () => {
    const preview = toPreview(lines, new Map());
    expect(preview.map(({ outcome }) => outcome)).toEqual([null, 'name-invalid', null]);
    expect(preview.map(isBad)).toEqual([false, true, false]);
    expect(listUnseen(preview).map(({ line }) => line)).toEqual([2, 4]);
    expect(listGood(preview)).toEqual([]);
  });

  it('counts a line as neither good nor bad before the server has checked it', () => {
    const preview = toPreview(lines, new Map([[2, 'new']] as const));
    expect(listGood(preview).map(({ line }) => line)).toEqual([2]);
    expect(listUnseen(preview).map(({ line }) => line)).toEqual([4]);
    expect(preview.filter(isBad).map(({ line }) => line)).toEqual([3]);
  });

  it('leaves out what the server has something against', () => {
    const preview = toPreview(
      lines,
      new Map([
        [2, 'new'],
        [4, 'group-unknown'],
      ] as const),
    );
    expect(preview.map(({ outcome }) => outcome)).toEqual(['new', 'name-invalid', 'group-unknown']);
    expect(listGood(preview).map(({ line }) => line)).toEqual([2]);
  });
});
