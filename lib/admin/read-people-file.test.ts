import { readPeopleFile } from './read-people-file';

const head = 'name,e-mail or class code,role,group';

/** The lines of a file, each as who it is or what is wrong with it. */
function read(text: string): unknown[] {
  const read = readPeopleFile(text);
  if ('fault' in read) throw new Error(read.fault);
  return read.lines.map(({ line, person, fault }) => [line, person ?? fault]);
}
const faultsOf = (...lines: string[]) =>
  read([head, ...lines].join('\n')).map((found) => (found as unknown[])[1]);
const ada = { name: 'Ada Lovelace', email: 'ada@school.example', code: null, role: 'host', group: 'Year 9' };

describe('reading a file of people', () => {
  it.each([
    ['commas', `${head}\nAda Lovelace,Ada@School.example,Host,Year 9\n`],
    ['semicolons', `${head.replaceAll(',', ';')}\nAda Lovelace;ada@school.example;host;Year 9`],
    ['tabs', `${head.replaceAll(',', '\t')}\nAda Lovelace\tada@school.example\thost\tYear 9`],
    ['a byte order mark', `\uFEFF${head}\nAda Lovelace,ada@school.example,host,Year 9`],
    ['the line ends of Windows', `${head}\r\nAda Lovelace,ada@school.example,host,Year 9\r\n`],
    ['quotes', `"name","email","role","group"\n"Ada Lovelace","ada@school.example","host","Year 9"`],
    ['columns in another order', `role,group,email,name\nhost,Year 9,ada@school.example,Ada Lovelace`],
    [
      'a column of its own for each',
      `name,email,class code,role,group\nAda Lovelace,ada@school.example,,host,Year 9`,
    ],
    ['cells that stand apart', `${head}\n  Ada Lovelace , ada@school.example , host , Year 9 `],
  ])('takes %s', (_, text) => {
    expect(read(text)).toEqual([[2, { line: 2, ...ada }]]);
  });

  it('counts lines as the file does, blank ones too', () => {
    expect(read(`${head}\n\nAda Lovelace,ada@school.example,host,Year 9\n,,,\n`)).toEqual([
      [3, { line: 3, ...ada }],
    ]);
  });

  it('makes learners of lines with a class code', () => {
    expect(faultsOf('Sophie,K7M-P2X,,')).toEqual([
      { line: 2, name: 'Sophie', email: null, code: 'k7mp2x', role: null, group: null },
    ]);
  });

  it('keeps a quoted comma and a quoted quote in a name', () => {
    expect(faultsOf('"King, ""Ada""",ada@school.example,,')).toMatchObject([{ name: 'King, "Ada"' }]);
  });

  it.each([
    ['no name', ',ada@school.example,,', 'name-invalid'],
    ['a name that turns the text around', 'Ada\u202Eevil,ada@school.example,,', 'name-invalid'],
    ['a name of zero width', '\u200B,ada@school.example,,', 'name-invalid'],
    ['a name without an end', `${'x'.repeat(10_000)},ada@school.example,,`, 'name-invalid'],
    ['a name over two lines', '"Ada\nLovelace",ada@school.example,,', 'name-invalid'],
    ['neither address nor code', 'Ada,,,', 'who-missing'],
    ['half an address', 'Ada,ada@school,,', 'email-invalid'],
    ['two addresses', 'Ada,ada@school.example emmy@school.example,,', 'email-invalid'],
    ['a role that is none', 'Ada,ada@school.example,owner,', 'role-unknown'],
    ['a role for a learner', 'Ada,k7m-p2x,host,', 'learner-role'],
    ['a second group for a learner', 'Ada,k7m-p2x,,Year 9', 'learner-group'],
    ['more cells than headings', 'Ada,ada@school.example,,,more', 'columns'],
  ])('says what is wrong with %s', (_, line, fault) => {
    expect(faultsOf(line)).toEqual([fault]);
  });

  it('says what is wrong with quotes that do not close', () => {
    expect(faultsOf('"Ada,ada@school.example,,')).toEqual(['quotes']);
  });

  it('knows who stands there twice, in any case, and where', () => {
    const found = readPeopleFile(
      `${head}\nAda,ada@school.example,,\nEmmy,emmy@school.example,,\nAda K.,ADA@school.example,,`,
    );
    expect(found).toMatchObject({
      lines: [{ fault: null }, { fault: null }, { fault: 'twice', earlier: 2 }],
    });
    expect(faultsOf('Sophie,k7m-p2x,,', 'sophie,K7MP2X,,')).toMatchObject([{ name: 'Sophie' }, 'twice']);
    expect(faultsOf('Sophie,k7m-p2x,,', 'Sophie,k7m-p2y,,')).toMatchObject([
      { name: 'Sophie' },
      { name: 'Sophie' },
    ]);
  });

  it('leaves markup as the text that it is', () => {
    expect(faultsOf('<img src=x onerror=alert(1)>,ada@school.example,,')).toMatchObject([
      { name: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['headings alone', head, 'empty'],
    ['no column of names', 'e-mail,role\nada@school.example,host', 'no-name-column'],
    ['no column of addresses', 'name,role\nAda,host', 'no-who-column'],
    ['something that is no text', `${head}\nAda\0,ada@school.example`, 'not-text'],
  ])('says what is wrong with a file of %s', (_, text, fault) => {
    expect(readPeopleFile(text)).toMatchObject({ fault });
  });

  it('takes 2,000 lines and not one more', () => {
    const lines = (count: number) =>
      [head, ...Array.from({ length: count }, (_, index) => `Ada,ada${index}@school.example,,`)].join('\n');
    expect(readPeopleFile(lines(2000))).toMatchObject({ lines: { length: 2000 } });
    expect(readPeopleFile(lines(2001))).toEqual({ fault: 'too-many', count: 2001 });
  });
});
