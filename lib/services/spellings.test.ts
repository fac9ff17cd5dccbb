import { spellings } from './spellings';

describe('the usual spellings of a beginning', () => {
  it('find a name however it was typed', () => {
    expect(spellings('algebra on')).toEqual(expect.arrayContaining(['algebra on', 'Algebra on', 'Algebra On']));
    expect(spellings('ALGEBRA')).toEqual(expect.arrayContaining(['ALGEBRA', 'algebra', 'Algebra']));
    expect(spellings('iB Maths')).toContain('IB Maths');
  }); // prettier-ignore

  it('are asked for once each', () => {
    expect(spellings('7')).toEqual(['7']);
  });
});
