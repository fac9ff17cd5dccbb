import { AppError } from './app-error';
import { fromWire, isWireError, toWire } from './error-wire';

describe('an error on its way to the browser', () => {
  it('carries code, request id and public details, and nothing else', () => {
    const error = new AppError('access/denied', {
      cause: new Error('secret'),
      details: { capability: 'screen:publish' },
    });
    expect(toWire(error, 'r1')).toEqual({
      code: 'access/denied',
      requestId: 'r1',
      details: { capability: 'screen:publish' },
    });
  });

  it('says only that the server failed when the thrown thing is not ours', () => {
    expect(toWire(new TypeError('password of the database'), 'r2')).toEqual({
      code: 'server/internal',
      requestId: 'r2',
    });
  });

  it('leaves details out when there are none', () => {
    expect(Object.keys(toWire(new AppError('rooms/full'), 'r3'))).toEqual(['code', 'requestId']);
  });
});

describe('an error that arrives in the browser', () => {
  it('is the error that the server threw', () => {
    const sent = toWire(new AppError('rooms/locked', { details: { until: 5 } }), 'r4');
    const received = fromWire(JSON.parse(JSON.stringify(sent)));
    expect(received).toBeInstanceOf(AppError);
    expect(received).toMatchObject({ code: 'rooms/locked', requestId: 'r4', details: { until: 5 } });
  });

  it('means an outdated page when a newer server uses a code unknown here', () => {
    expect(fromWire({ code: 'worksheet/frozen', requestId: 'r5' }).code).toBe('client/outdated');
  });

  it.each([undefined, null, 'text', 7, [], {}, { code: 7 }, { code: '<html>' }])(
    'is an internal error of the server when the answer is %j',
    (value) => {
      expect(fromWire(value).code).toBe('server/internal');
    },
  );

  it('takes no nested values from outside', () => {
    const { details } = fromWire({ code: 'rooms/full', requestId: 'r', details: { a: { b: 1 }, c: 2 } });
    expect(details).toEqual({ c: 2 });
  });

  it('keeps what failed as its cause', () => {
    const cause = new Error('functions/internal');
    expect(fromWire({ code: 'rooms/full' }, cause).cause).toBe(cause);
  });

  it('is told apart from other details', () => {
    expect(isWireError({ code: 'rooms/full', requestId: 'r' })).toBe(true);
    expect(isWireError({ code: 'permission-denied' })).toBe(false);
    expect(isWireError(undefined)).toBe(false);
  });
});
