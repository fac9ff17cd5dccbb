import { callServer } from '@/lib/callables/client/call-server';
import { readFileText } from './file-link';

jest.mock('@/lib/callables/client/call-server');

const answer = (response: Response) => {
  jest.mocked(callServer).mockResolvedValue({ path: '/file' });
  globalThis.fetch = () => Promise.resolve(response);
};

describe('the text of a file', () => {
  it('is refused with files/no-text where the bytes are none', async () => {
    answer(new Response(Uint8Array.of(0xff, 0x00, 0xd8, 0x81)));
    await expect(readFileText('r1', 'f1')).rejects.toMatchObject({ code: 'files/no-text' });
  });

  it('is asked for again where its link has ended', async () => {
    answer(new Response(null, { status: 410 }));
    await expect(readFileText('r1', 'f1')).rejects.toMatchObject({ code: 'files/link-over' });
  });
});
