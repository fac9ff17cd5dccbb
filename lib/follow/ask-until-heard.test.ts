import { RpcError } from 'livekit-client';
import { askUntilHeard } from './ask-until-heard';

const { ErrorCode } = RpcError;
const failing = (...codes: number[]) => {
  const left = [...codes];
  return jest.fn(() => {
    const code = left.shift();
    return code === undefined ? Promise.resolve() : Promise.reject(new RpcError(code, ''));
  });
};

it.each([
  ['heard at once', [], true, 1],
  ['silent at first', [ErrorCode.CONNECTION_TIMEOUT, ErrorCode.RESPONSE_TIMEOUT], true, 3],
  ['silent for good', Array.from({ length: 5 }, () => ErrorCode.SEND_FAILED), false, 3],
  ['gone', [ErrorCode.RECIPIENT_DISCONNECTED], true, 1],
  ['no page that knows the call', [ErrorCode.UNSUPPORTED_METHOD], false, 1],
] as const)('ends after as many calls as it takes where a page is %s', async (_, codes, isHeard, calls) => {
  const call = failing(...codes);
  await expect(askUntilHeard(call)).resolves.toBe(isHeard);
  expect(call).toHaveBeenCalledTimes(calls);
});

it('takes every error of the SDK for one that it knows', async () => {
  const known = Object.values(ErrorCode).filter((code) => typeof code === 'number');
  const silent = known.filter((code) => [1501, 1502, 1505].includes(code));
  const asked = await Promise.all(
    known.map(async (code) => {
      const call = failing(code, code, code);
      await askUntilHeard(call);
      return call.mock.calls.length > 1 ? [code] : [];
    }),
  );
  expect(asked.flat()).toEqual(silent);
});
