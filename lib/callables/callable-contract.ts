import type * as z from 'zod/mini';

/**
 * What may happen when a callable is repeated: nothing is written (`read`), repeating is harmless by its own
 * nature (`natural`), or the server keeps a record by the caller's key and answers with it (`keyed`).
 */
type CallableKind = 'read' | 'natural' | 'keyed';

/** All that the browser sees of a callable. */
export type CallableContract<Input extends z.core.$ZodType, Output extends z.core.$ZodType> = {
  readonly name: string;
  readonly kind: CallableKind;
  readonly input: Input;
  readonly output: Output;
};

export type AnyContract = CallableContract<z.core.$ZodType, z.core.$ZodType>;

/** What a caller passes, before the schema has normalised it. */
export type CallableInput<Contract extends AnyContract> = z.core.input<Contract['input']>;
/** What the server works with, after the schema. */
export type ParsedInput<Contract extends AnyContract> = z.core.output<Contract['input']>;
export type CallableOutput<Contract extends AnyContract> = z.core.output<Contract['output']>;

/** Declares a callable; the file of its run in `lib/<domain>/server/` binds it to who may call it. */
export function defineContract<Input extends z.core.$ZodType, Output extends z.core.$ZodType>(
  contract: CallableContract<Input, Output>,
): CallableContract<Input, Output> {
  return contract;
}

/** A caller's key: a new one for each intent, the same one for each repetition of it. */
export const callKeyPattern = /^[A-Za-z0-9-]{16,64}$/;
