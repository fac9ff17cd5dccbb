/** Someone of the demo organisation; the password is printed, it protects nothing. */
export type DemoPerson = { role: string; name: string; email: string; password: string };

const domain = 'chalktalk.test';

const administrator: DemoPerson = {
  role: 'administrator',
  name: 'Rosalind Franklin',
  email: `rosalind@${domain}`,
  password: 'rosalind-chalk',
};
const host: DemoPerson = {
  role: 'host',
  name: 'Emmy Noether',
  email: `emmy@${domain}`,
  password: 'emmy-chalk',
};
const learners: readonly DemoPerson[] = [
  { role: 'learner', name: 'Ada Lovelace', email: `ada@${domain}`, password: 'ada-chalk' },
  { role: 'learner', name: 'Carl Gauss', email: `carl@${domain}`, password: 'carl-chalk' },
];

/** What `npm run local` seeds: enough to see a call from both sides. */
export const demoOrganisation = {
  administrator,
  host,
  learners,
  people: [administrator, host, ...learners],
  room: { name: 'Algebra on Tuesdays', preset: 'lesson' },
} as const;
