import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folders = ['app', 'components'];
/** A place in which people write. */
const field = /<(?:TextField|DateField|TextArea|textarea|Form|FormDialog|ReasonDialog)\b/u;
/** The ways in which words are kept; a view may get them from its parent. */
const keeps = /\b(?:useDraft|useDraftedDialog|useKeptText|useKeptReason|FormDraft|KeptReason|Composed)\b/u;

/** Views with fields that keep nothing, by the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'what is typed is secret': [
    'components/account/password-form.tsx',
    'components/account/sign-in-again-dialog.tsx',
    'components/auth/new-password-form.tsx',
    'components/files/viewer/locked-pdf.tsx',
    'components/groups/card-form.tsx',
    'components/invites/keep-place-dialog.tsx',
    'components/ui/fields/password-field.tsx',
  ],
  'nobody is signed in, and the device may be shared': [
    'components/auth/email-field.tsx',
    'components/auth/reset-request-form.tsx',
    'components/auth/sign-in-form.tsx',
    'components/auth/sign-up-form.tsx',
    'components/invites/guest-form.tsx',
    'components/landing/join-by-link.tsx',
    'components/lobby/knock-form.tsx',
  ],
  'it finds or filters something': [
    'components/call/panels/people-panel.tsx',
    'components/captions/transcript-panel.tsx',
    'components/captions/transcript-paper.tsx',
    'components/rooms/list/rooms-view.tsx',
    'components/services/room-choice.tsx',
    'components/worksheet/commands/find-bar.tsx',
  ],
  'it is only read': [
    'app/(shell)/account/calendar-section.tsx',
    'components/calendar/take-calendar.tsx',
    'components/invites/invited-dialog.tsx',
    'components/invites/link-dialog.tsx',
    'components/services/token-dialog.tsx',
  ],
  'the view around it keeps it': [
    'components/audit/reason-dialog.tsx',
    'components/calendar/plan-fields.tsx',
    'components/questions/editor/choice-fields.tsx',
    'components/questions/editor/key-fields.tsx',
    'components/questions/editor/number-options.tsx',
    'components/questions/editor/option-fields.tsx',
    'components/questions/editor/question-editor.tsx',
    'components/ui/fields/text-area.tsx',
    'components/ui/overlays/form-dialog.tsx',
    'components/ui/overlays/typed-confirm-dialog.tsx',
  ],
  'the sheet keeps it': [
    'components/worksheet/cells/plain-source.tsx',
    'components/worksheet/insert/first-line.tsx',
  ],
  'it is one name, and the page works without a sign-in': [
    'components/worksheet/handed/label-dialog.tsx',
    'components/worksheet/rename-sheet-dialog.tsx',
  ],
  'there are no words, but numbers or a choice': [
    'components/class/lead/pace-control.tsx',
    'components/questions/copy-dialog.tsx',
    'components/permissions/retire-dialog.tsx',
    'components/worksheet/slider/slider-range-button.tsx',
  ],
};
const excepted = Object.values(exceptions).flat();

const files = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((name) => /(?<!\.test)\.tsx$/u.test(name) && !name.startsWith('app/design/'));
const forgets = files.filter((name) => {
  const source = readFileSync(path.join(root, name), 'utf8');
  return field.test(source) && !keeps.test(source);
});

it('keeps what is typed in every field for words', () => {
  expect(forgets.filter((name) => !excepted.includes(name))).toEqual([]);
});

it('has no exception that is none', () => {
  expect(excepted.filter((name) => !forgets.includes(name))).toEqual([]);
});
