import type { Cursor } from '../cursor';
import type { Node } from '../node';
import { readLambda } from '../read-lambda';
import { readWhatShare } from './infix-words';
import { readCommand } from './read-command';
import { readIf } from './read-if';
import { readQuestion } from './read-question';
import { readRound } from './read-round';

/** Reads what takes a whole formula by its first word; null for all else. `operand` reads one side of a sentence. */
export const readWhole = (cursor: Cursor, operand: () => Node): Node | null =>
  readLambda(cursor) ??
  readCommand(cursor) ??
  readRound(cursor) ??
  readIf(cursor) ??
  readQuestion(cursor) ??
  readWhatShare(cursor, operand);
