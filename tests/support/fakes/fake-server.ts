import * as z from 'zod/mini';
import type { AppError } from '@/lib/errors/app-error';
import { isAppError } from '@/lib/errors/app-error';
import type { AnyContract, CallableOutput, ParsedInput } from '@/lib/callables/callable-contract';
import { callKeyPattern } from '@/lib/callables/callable-contract';
import type { Transport } from '@/lib/callables/client/call-server';
import { toWire } from '@/lib/errors/error-wire';

type Handler = (input: unknown) => unknown;
type Answer = { contract: AnyContract; handler: Handler };

/**
 * A server in memory for `callServer`. It answers a contract by a handler, and parses input and output by that
 * contract, so that it cannot drift from the server. A call without an answer fails the test.
 */
export function makeFakeServer() {
  const answers = new Map<string, Answer>();
  const asked: { name: string; input: unknown }[] = [];
  let faults: Error[] = [];

  /** What is wrong with the test itself: the page gets it too, but may show it as any other error. */
  const fault = (message: string): Error => {
    const error = new Error(message);
    faults.push(error);
    return error;
  };

  const transport: Transport = async (name, data) => {
    const answer = answers.get(name);
    if (!answer) throw fault(`Nobody answers "${name}".`);
    const { contract, handler } = answer;
    const envelope = envelopeOf(contract).safeParse(data);
    if (!envelope.success) throw fault(`"${name}" was called wrongly: ${z.prettifyError(envelope.error)}`);
    const { input } = envelope.data;
    asked.push({ name, input });
    const output = await answered(handler, input);
    const parsed = z.safeParse(contract.output, output);
    if (!parsed.success) throw fault(`"${name}" was answered wrongly: ${z.prettifyError(parsed.error)}`);
    return JSON.parse(JSON.stringify(parsed.data)) as unknown;
  };

  return {
    transport,
    /** Answers a contract from now on; the handler throws an AppError to refuse. */
    answer: <Contract extends AnyContract>(
      contract: Contract,
      handler: (input: ParsedInput<Contract>) => CallableOutput<Contract> | Promise<CallableOutput<Contract>>,
    ): void => void answers.set(contract.name, { contract, handler: handler as Handler }),
    /** Refuses a contract from now on. */
    refuse: (contract: AnyContract, refusal: AppError): void =>
      void answers.set(contract.name, { contract, handler: () => Promise.reject(refusal) }),
    /** The inputs with which a contract was called, in their order. */
    askedOf: <Contract extends AnyContract>(contract: Contract): ParsedInput<Contract>[] =>
      asked.filter(({ name }) => name === contract.name).map(({ input }) => input as ParsedInput<Contract>),
    /** What went wrong so far, for a test that expects it; afterwards nothing has. */
    takeFaults: (): string[] => {
      const taken = faults.map(({ message }) => message);
      faults = [];
      return taken;
    },
    /** Forgets answers and calls. Throws the first thing that went wrong. */
    reset: (): void => {
      const [first] = faults;
      faults = [];
      answers.clear();
      asked.length = 0;
      if (first) throw first;
    },
  };
}

function envelopeOf(contract: AnyContract) {
  const { input } = contract;
  return contract.kind === 'keyed'
    ? z.strictObject({ key: z.string().check(z.regex(callKeyPattern)), input })
    : z.strictObject({ input });
}

/** A refusal travels as the SDK brings it: the words of our server stand in `details`. */
async function answered(handler: Handler, input: unknown): Promise<unknown> {
  try {
    return await handler(input);
  } catch (thrown) {
    if (!isAppError(thrown)) throw thrown;
    const details = toWire(thrown, 'a1b2c3d4');
    throw Object.assign(new Error(thrown.code), {
      name: 'FirebaseError',
      code: 'functions/aborted',
      details,
    });
  }
}

/** The server of a suite. Pages fetch the client of the callables on first use, and so get this one. */
export const fakeServer = makeFakeServer();

jest.doMock('@/lib/firebase/client/functions-kit', () => ({ callFunction: fakeServer.transport }));

afterEach(() => fakeServer.reset());
