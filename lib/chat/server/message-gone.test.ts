import { editOwn } from './add-to-message';
import { changeMessage } from './change-message';
import { deleteOwn, removeAsHost } from './erase-message';
import { untellLater, untellMentions } from './untell-message';

jest.mock('./change-message', () => ({ changeMessage: jest.fn() }));
jest.mock('./untell-message', () => ({ untellLater: jest.fn(), untellMentions: jest.fn() }));
jest.mock('@/lib/audit/server/audit-log', () => ({ auditId: jest.fn(), writeAudit: jest.fn() }));

const target = { roomId: 'waves', messageId: 'm1', by: 'emmy' };
const message = { from: 'emmy', to: 'everyone', text: 'See @[ada] and @[ben]', at: Date.now() };
const tx = { delete: jest.fn(), update: jest.fn() };

beforeEach(() => {
  jest
    .mocked(changeMessage)
    .mockImplementation((_target, _capability, change) =>
      Promise.resolve(change({ tx, now: Date.now(), message, reference: {} } as never)),
    );
});

describe('what was told of a message', () => {
  it.each([
    ['deletes it', deleteOwn],
    ['is a host and removes it', removeAsHost],
  ])('is taken back when somebody %s', async (_, act) => {
    await act(target);
    expect(untellLater).toHaveBeenCalledWith(target, message);
  });

  it('is taken back for those whom a change leaves out', async () => {
    await editOwn(target, 'See @[ben]');
    expect(untellMentions).toHaveBeenCalledWith(target, ['ada']);
  });
});
