/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ImportScreen } from '@/app/(shell)/admin/people/import/import-screen';
import { checkImport, importPeople } from '@/lib/admin/contract';
import type { ImportLine, ImportOutcome } from '@/lib/admin/import-schema';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import shell from '@/messages/en/shell.json';
import { fileOfBytes, latinBytes } from '@/tests/support/make/file-of-bytes';
import '@/tests/support/text-coding';

jest.mock('@/lib/callables/client/call-server', () => ({ callServer: jest.fn() }));
// Next.js prefetches links when it is idle, at no moment that a test could wait for.
jest.mock('@/components/ui/buttons/back-link', () => ({ BackLink: () => null }));
// Parts of two lines, so that a short table has several.
jest.mock('@/lib/admin/import-schema', () => ({
  ...jest.requireActual<object>('@/lib/admin/import-schema'),
  linesPerCheck: 2,
}));

/** What the server answers, and what it was asked, part by part. */
function serve(answers: (contract: unknown, lines: readonly ImportLine[]) => ImportOutcome) {
  const asked: { contract: unknown; lines: number[] }[] = [];
  jest.mocked(callServer).mockImplementation((contract, input) => {
    const { lines } = input as { lines: ImportLine[] };
    asked.push({ contract, lines: lines.map(({ line }) => line) });
    return Promise.resolve().then(() => {
      const outcome = answers(contract, lines);
      return { lines: lines.map(({ line }) => ({ line, outcome })) };
    });
  });
  return asked;
}

const linesPerCheck = 2;
const people = 2 * linesPerCheck;
const text = ['name,email']
  .concat(Array.from({ length: people }, (_, index) => `Ada ${index},ada${index}@school.example`))
  .join('\n');

function chooseFile(bytes = new TextEncoder().encode(text)) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ admin, common, shell }}>
      <ImportScreen />
    </NextIntlClientProvider>,
  );
  const file = fileOfBytes('year 9.csv', bytes);
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  return within(container);
}

describe('An import', () => {
  it('leaves out an address that a sign-up has not confirmed, and says what helps', async () => {
    serve((_, [first]) => (first?.line === 2 ? 'address-unverified' : 'new'));
    const page = chooseFile();
    const rest = people - linesPerCheck;
    await page.findByText(`year 9.csv: ${rest} people to import, ${linesPerCheck} lines that cannot be.`);
    const sentence = /not confirmed that it is theirs\. Once its owner has confirmed it/;
    expect(page.getAllByRole('cell', { name: sentence })).toHaveLength(linesPerCheck);
    page.getByRole('button', { name: `Import ${rest} people, leave out ${linesPerCheck} lines` });
  });
});

describe('An import of a file that is no Unicode', () => {
  it('reads the names, and says that it guessed', async () => {
    serve(() => 'new');
    const page = chooseFile(latinBytes('name,email\nHélène,helene@school.example'));
    await page.findByRole('cell', { name: 'Hélène' });
    page.getByText(/It was read as Windows-1252/);
  });
});

describe('An import whose preview breaks off', () => {
  it('imports no line that the server has not checked, names it, and resumes there', async () => {
    let isAway = true;
    const asked = serve((_, [first]) => {
      if (isAway && (first?.line ?? 0) > linesPerCheck) throw new AppError('server/unavailable');
      return 'new';
    });
    const page = chooseFile();

    await page.findByText(`year 9.csv: ${linesPerCheck} lines could not be checked.`);
    expect(page.getAllByRole('cell', { name: 'Could not be checked' })).toHaveLength(linesPerCheck);
    expect(page.getAllByRole('cell', { name: 'Gets an account' })).toHaveLength(linesPerCheck);
    const why = `${linesPerCheck} lines could not be checked, and nobody is imported unchecked. Check again first.`;
    fireEvent.click(page.getByRole('button', { name: `Import ${people} people`, description: why }));
    expect(asked.filter(({ contract }) => contract === importPeople)).toEqual([]);

    isAway = false;
    const again = page.getByRole('button', { name: 'Check again' });
    act(() => again.focus());
    fireEvent.click(again);
    await page.findByText(`year 9.csv: ${people} people to import, nothing wrong.`);
    const submit = page.getByRole('button', { name: `Import ${people} people`, description: '' });
    expect(asked.map(({ contract, lines }) => [contract, lines[0], lines.length])).toEqual([
      [checkImport, 2, linesPerCheck],
      [checkImport, 2 + linesPerCheck, linesPerCheck],
      [checkImport, 2 + linesPerCheck, linesPerCheck],
    ]);
    expect(page.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(document.activeElement).toBe(submit.parentElement);

    fireEvent.click(submit);
    await page.findByText(`${people} people imported, no line left out.`);
  });

  it('imports nobody while the lines are being checked', async () => {
    let answer: (() => void) | undefined;
    jest.mocked(callServer).mockImplementation(
      (_, input) =>
        new Promise((resolve) => {
          const { lines } = input as { lines: ImportLine[] };
          answer = () => resolve({ lines: lines.map(({ line }) => ({ line, outcome: 'new' })) });
        }),
    );
    const page = chooseFile();
    await page.findByText(`year 9.csv: ${people} lines are being checked.`);
    expect(page.getAllByRole('cell', { name: 'Being checked' })).toHaveLength(people);
    expect(page.queryByRole('button', { name: 'Check again' })).toBeNull();
    const why = 'The lines are still being checked.';
    fireEvent.click(page.getByRole('button', { name: `Import ${people} people`, description: why }));
    answer?.();
    await page.findByText(`year 9.csv: ${linesPerCheck} lines are being checked.`);
    expect(jest.mocked(callServer).mock.calls.map(([contract]) => contract)).toEqual([
      checkImport,
      checkImport,
    ]);
    answer?.();
    await page.findByText(`year 9.csv: ${people} people to import, nothing wrong.`);
  });
});
