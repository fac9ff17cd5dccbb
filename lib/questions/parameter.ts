import * as z from 'zod/mini';

/** How many values one parameter may have. */
const mostValues = 10_000;

/** A number of a learner's own, such as `m from 2 to 5 kg step 0.5`. */
const parameterSchema = z
  .strictObject({
    name: z.string().check(z.regex(/^[\p{L}][\p{L}\p{N}_]{0,15}$/u)),
    from: z.number(),
    to: z.number(),
    step: z.number().check(z.positive()),
    /** As it would be typed; empty for a plain number. */
    unit: z.string().check(z.maxLength(40)),
  })
  .check(z.refine(({ from, to, step }) => to >= from && (to - from) / step < mostValues));
export type Parameter = z.infer<typeof parameterSchema>;

export const parametersSchema = z.array(parameterSchema).check(
  z.maxLength(8),
  z.refine((parameters) => new Set(parameters.map(({ name }) => name)).size === parameters.length),
);

/** A drawn number with its unit, as a line of a sheet would define it. */
export type DrawnNumber = { name: string; value: string };
