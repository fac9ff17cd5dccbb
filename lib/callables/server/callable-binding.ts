import 'server-only';
import type { AnyContract, CallableOutput, ParsedInput } from '@/lib/callables/callable-contract';

/** The sender of a request, known or not. */
export type Visitor = {
  /** Where it came from, for limits only; see `clientAddress`. */
  address: string;
};

/** The caller, as established from a verified ID token. */
export type Caller = Visitor & {
  uid: string;
  email: string | null;
  /** Whether the identity service has verified the address. An unverified address gives no rights. */
  isEmailVerified: boolean;
  authTime: number;
  /** Whether they signed in by a password. */
  hasTypedPassword: boolean;
};

/**
 * What a request does for the room that it is about, besides its own work. The route hands it in: a permit knows
 * neither the outbox nor how saved settings spread.
 */
export type Upkeep = {
  /** Delivers what earlier requests left there. It never throws. */
  catchUp: (roomId: string) => Promise<unknown>;
  /** Applies the organisation's last saved settings there. */
  bringUp: (roomId: string) => Promise<void>;
};

/** Who asks, and with what upkeep: the part of a permit's context that every room needs. */
export type Asking = { caller: Pick<Caller, 'uid'>; upkeep: Upkeep };

declare const proof: unique symbol;

/**
 * What `permit` hands to `run`: what it looked up to decide. Only `permitted` makes one, so a `permit` that
 * forgets to decide does not compile.
 */
export type Permission<Evidence> = { readonly [proof]: true; readonly evidence: Evidence };

/** Permits the call. A `permit` that refuses throws an AppError, usually `access/denied`. */
export const permitted = <Evidence>(evidence: Evidence): Permission<Evidence> =>
  ({ evidence }) as Permission<Evidence>;

type PermitContext<Contract extends AnyContract, Who> = {
  caller: Who;
  input: ParsedInput<Contract>;
  upkeep: Upkeep;
};

type RunContext<Contract extends AnyContract, Who, Evidence> = Omit<
  PermitContext<Contract, Who>,
  'upkeep'
> & {
  evidence: Evidence;
  /**
   * The same for every repetition of a keyed call, and nobody else's: whatever `run` creates is named after
   * it, so that a call which was cut off half-way and runs again finds its own work.
   */
  callId: string;
};

type Guarded<Contract extends AnyContract, Who, Evidence> = {
  /** Decides by the caller and the input alone, and looks up what it needs. */
  permit: (context: PermitContext<Contract, Who>) => Promise<Permission<Evidence>>;
};

type Plain<Contract extends AnyContract, Who, Evidence> = Guarded<Contract, Who, Evidence> & {
  run: (context: RunContext<Contract, Who, Evidence>) => Promise<CallableOutput<Contract>>;
};

/**
 * Anybody may send any number of calls of a way in, so a call over the limit must leave nothing behind. `admit`
 * throws before a call of a new key is noted. A repetition is answered without it.
 */
type Admission<Contract extends AnyContract, Who> = {
  admit?: (context: Omit<PermitContext<Contract, Who>, 'upkeep'>) => Promise<void>;
};

/**
 * For answers that hold a secret, such as a sign-in token: the record keeps only what the answer can be made from
 * again.
 */
type Secret<Contract extends AnyContract, Who, Evidence, Kept> = Guarded<Contract, Who, Evidence> & {
  run: (context: RunContext<Contract, Who, Evidence>) => Promise<Kept>;
  /** Makes the answer, for the first call and for every repetition. */
  reveal: (kept: Kept) => Promise<CallableOutput<Contract>>;
};

/** A run that `permit` has allowed. `perform` is never repeated, `reveal` runs for every answer. */
type AuthorizedRun = {
  admit: (() => Promise<void>) | undefined;
  perform: (callId: string) => Promise<unknown>;
  reveal: (kept: unknown) => Promise<unknown>;
};

/** A callable as `callableHandler` sees it; the types of input and evidence stay inside. */
export type BoundCallable = {
  readonly contract: AnyContract;
  /** Whether the caller's account must be complete already, is being made, or is not asked for. */
  readonly account: 'required' | 'creating' | 'none';
  /** Asks `permit` and returns the run that it allows. `input` has been parsed by the contract's schema. */
  readonly authorize: (caller: Caller | Visitor, input: unknown, upkeep: Upkeep) => Promise<AuthorizedRun>;
};

const bound = new WeakSet<BoundCallable>();

/**
 * Binds a contract to its permission and its work. Only this and `bindPublicCallable` make callables that can be
 * registered.
 */
export function bindCallable<Contract extends AnyContract, Evidence, Kept = CallableOutput<Contract>>(
  contract: Contract,
  binding: { account?: 'required' | 'creating' } & (
    | Plain<Contract, Caller, Evidence>
    | Secret<Contract, Caller, Evidence, Kept>
  ),
): BoundCallable {
  return bind<Contract, Caller, Evidence, Kept>(contract, binding.account ?? 'required', binding);
}

/** Binds a contract that anybody may call, signed in or not: a way in. Its `permit` sees only an address. */
export function bindPublicCallable<Contract extends AnyContract, Evidence, Kept = CallableOutput<Contract>>(
  contract: Contract,
  binding: Admission<Contract, Visitor> &
    (Plain<Contract, Visitor, Evidence> | Secret<Contract, Visitor, Evidence, Kept>),
): BoundCallable {
  return bind<Contract, Visitor, Evidence, Kept>(contract, 'none', binding);
}

function bind<Contract extends AnyContract, Who, Evidence, Kept>(
  contract: Contract,
  account: BoundCallable['account'],
  binding: Admission<Contract, Who> &
    (Plain<Contract, Who, Evidence> | Secret<Contract, Who, Evidence, Kept>),
): BoundCallable {
  if (typeof binding.permit !== 'function') throw new Error(`${contract.name} has nothing that guards it.`);
  const callable: BoundCallable = {
    contract,
    account,
    authorize: async (who, parsed, upkeep) => {
      const caller = who as Who;
      const input = parsed as ParsedInput<Contract>;
      const { evidence } = await binding.permit({ caller, input, upkeep });
      const { admit } = binding;
      return {
        admit: admit && (() => admit({ caller, input })),
        perform: (callId) => binding.run({ caller, input, evidence, callId }),
        reveal: (kept) => ('reveal' in binding ? binding.reveal(kept as Kept) : Promise.resolve(kept)),
      };
    },
  };
  bound.add(callable);
  return callable;
}

export type CallableRegistry = ReadonlyMap<string, BoundCallable>;

/** All callables by name. Throws for one that was not made here, and for a name used twice. */
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
