import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';
import { worksheetIdSchema, worksheetNameSchema } from './schema';

const worksheetInput = z.strictObject({ roomId: roomIdSchema, id: worksheetIdSchema });

/** Adds an empty sheet to a room. Everybody who may edit the room's sheets may. */
export const createWorksheet = defineContract({
  name: 'createWorksheet',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, name: worksheetNameSchema }),
  output: z.object({ id: z.string() }),
});

/** Adds a room's first sheet, with an id of its own. A room that has it keeps it as it is, also in the bin. */
export const createFirstWorksheet = defineContract({
  name: 'createFirstWorksheet',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, name: worksheetNameSchema }),
  output: z.object({ id: z.string() }),
});

export const renameWorksheet = defineContract({
  name: 'renameWorksheet',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, id: worksheetIdSchema, name: worksheetNameSchema }),
  output: z.object({}),
});

/** Puts a sheet into the bin. Nothing in it is deleted. */
export const binWorksheet = defineContract({
  name: 'binWorksheet',
  kind: 'natural',
  input: worksheetInput,
  output: z.object({}),
});

/** Takes a sheet out of the bin. */
export const restoreWorksheet = defineContract({
  name: 'restoreWorksheet',
  kind: 'natural',
  input: worksheetInput,
  output: z.object({}),
});
