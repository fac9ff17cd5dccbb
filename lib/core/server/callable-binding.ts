import 'server-only';
import type { AnyContract, CallableOutput, ParsedInput } from '@/lib/core/callable-contract';

/** Who calls, as established from a verified ID token. */
export type Caller = { uid: string; email: string | null; authTime: number };

declare const proof: unique symbol;

/**
 * What `permit` hands to `run`: what it looked up to decide. Only `permitted` makes one, so a `permit` that
 * forgets to decide does not compile.
 */
export type Permission<Evidence> = { readonly [proof]: true; readonly evidence: Evidence };

/** Says yes. Whoever says no throws an AppError, usually `access/denied`. */
export const permitted = <Evidence>(evidence: Evidence): Permission<Evidence> =>
  ({ evidence }) as Permission<Evidence>;

type PermitContext<Contract extends AnyContract> = { caller: Caller; input: ParsedInput<Contract> };

type RunContext<Contract extends AnyContract, Evidence> = PermitContext<Contract> & {
  evidence: Evidence;
  /**
   * The same for every repetition of a keyed call, and nobody else's: whatever `run` creates is named after
   * it, so that a call which was cut off half-way and runs again finds its own work.
   */
  callId: string;
};

type Binding<Contract extends AnyContract, Evidence> = {
  /** Whether the caller's account must be complete already; only opening an account says 'creating'. */
  account?: 'required' | 'creating';
  /** Decides by the caller and the input alone, and looks up what it needs. */
  permit: (context: PermitContext<Contract>) => Promise<Permission<Evidence>>;
  run: (context: RunContext<Contract, Evidence>) => Promise<CallableOutput<Contract>>;
};

/** A callable as the door sees it; the types of input and evidence stay inside. */
export type BoundCallable = {
  readonly contract: AnyContract;
  readonly account: 'required' | 'creating';
  /** Asks `permit` and returns the run that it allows. `input` has been parsed by the contract's schema. */
  readonly authorize: (caller: Caller, input: unknown) => Promise<(callId: string) => Promise<unknown>>;
};

const bound = new WeakSet<BoundCallable>();

/** Binds a contract to who may call it and what it does: the only way to a callable that can be registered. */
export function bindCallable<Contract extends AnyContract, Evidence>(
  contract: Contract,
  { account = 'required', permit, run }: Binding<Contract, Evidence>,
): BoundCallable {
  if (typeof permit !== 'function') throw new Error(`${contract.name} has nothing that guards it.`);
  const callable: BoundCallable = {
    contract,
    account,
    authorize: async (caller, parsed) => {
      const input = parsed as ParsedInput<Contract>;
      const { evidence } = await permit({ caller, input });
      return (callId) => run({ caller, input, evidence, callId });
    },
  };
  bound.add(callable);
  return callable;
}

export type CallableRegistry = ReadonlyMap<string, BoundCallable>;

/** All callables by name. Throws for one that `bindCallable` did not make, and for a name used twice. */
export function registerCallables(callables: readonly BoundCallable[]): CallableRegistry {
  const registry = new Map<string, BoundCallable>();
  for (const callable of callables) {
    const { name } = callable.contract;
    if (!bound.has(callable)) throw new Error(`${name} was not made by bindCallable.`);
    if (registry.has(name)) throw new Error(`Two callables are called ${name}.`);
    registry.set(name, callable);
  }
  return registry;
}
