/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ImportPart } from '@/components/worksheet/exchange/import-part';
import { addCells } from '@/lib/worksheet/client/add-cells';
import type { OpenSheet } from '@/lib/worksheet/client/open-sheet';
import { fileOfBytes, latinBytes } from '@/tests/support/make/file-of-bytes';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/worksheet/client/add-cells', () => ({ addCells: jest.fn() }));

function choose(name: string, bytes: Uint8Array<ArrayBuffer>) {
  renderScreen(<ImportPart sheet={{} as OpenSheet} mayEdit present={0} />, { at: '/worksheet' });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [fileOfBytes(name, bytes)] } });
}

describe('a file for a sheet', () => {
  it('is read though it is no Unicode, and a sentence says so', async () => {
    choose('list.csv', latinBytes('name,age\nHélène,9'));
    await screen.findByText(/It was read as Windows-1252/);
    expect(addCells).toHaveBeenCalledWith({}, [{ kind: 'table', source: 'name\tage\nHélène\t9' }]);
  });

  it('changes nothing where its bytes are no text', async () => {
    choose('list.csv', Uint8Array.from([0x89, 0x50, 0x00]));
    await screen.findByText(/cannot be read as what its name says/);
    expect(addCells).not.toHaveBeenCalled();
  });
});
