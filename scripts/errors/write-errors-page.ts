import type { ErrorTableRow } from './list-error-rows';

const intro = `# Errors

Each row is an error that can reach a person. It gives the words, what to do next, and the place in which they are read. The last column names the test that brings it about. \`npm run generate\` writes this page from \`lib/errors/catalogue\`; \`docs/how-to-add.md\` tells how a row comes about. The text of an SDK is never shown.
`;

/** The titles of the parts by the beginning of their codes, in the order of the page. */
const titles: Readonly<Record<string, string>> = {
  auth: 'Sign-in and accounts',
  'admin-auth': 'Accounts on our server',
  request: 'Requests to our server',
  access: 'Access',
  rooms: 'Rooms',
  invites: 'Invitations',
  groups: 'Groups and cards',
  ownership: 'Owners',
  organization: 'Organisation',
  services: 'Services',
  call: 'Calls',
  livekit: 'Media rooms',
  'livekit-rpc': 'Requests between pages of a call',
  'livekit-server': 'Media server',
  documents: 'Shared documents',
  class: 'Pages for each learner',
  questions: 'Questions',
  worksheet: 'Worksheets',
  ink: 'Ink',
  math: 'Mathematics',
  chat: 'Chat',
  files: 'Files',
  pictures: 'Pictures of people and rooms',
  storage: 'Storage',
  paper: 'Paper by a phone',
  data: 'Databases, as people read them',
  firestore: 'Documents (Firestore)',
  rtdb: 'Realtime Database',
  functions: 'Callables',
  messaging: 'Push',
  installations: 'Installations',
  appCheck: 'App Check',
  app: 'Storage of the browser',
  calendar: 'Calendar',
  server: 'Our server',
  client: 'The page itself',
};

const startOf = (code: string) => code.slice(0, code.indexOf('/'));
const cell = (text: string) => text.replaceAll('|', '\\|');

/** The whole of docs/errors.md. Throws for a code whose beginning has no title. */
export function writeErrorsPage(rows: readonly ErrorTableRow[]): string {
  const untitled = rows.find(({ code }) => !(startOf(code) in titles));
  if (untitled) throw new Error(`${untitled.code} has no title in scripts/errors/write-errors-page.ts.`);
  const parts = Object.entries(titles).map(([start, title]) => {
    const lines = rows
      .filter(({ code }) => startOf(code) === start)
      .map(
        ({ code, words, next, place, proof }) =>
          `| ${[code, words, next, place, proof].map(cell).join(' | ')} |`,
      );
    return [
      '',
      `## ${title}`,
      '',
      '| code | words | where | test |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ];
  });
  return `${intro}${parts.flat().join('\n')}`.replaceAll('\n\n\n', '\n\n');
}
