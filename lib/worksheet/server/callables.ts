import 'server-only';
import {
  createWorksheetCallable,
  createFirstWorksheetCallable,
  renameWorksheetCallable,
  binWorksheetCallable,
  restoreWorksheetCallable,
} from '@/lib/worksheet/server/change-worksheets';

/** The list of a room's sheets. */
export const worksheetCallables = [
  createWorksheetCallable,
  createFirstWorksheetCallable,
  renameWorksheetCallable,
  binWorksheetCallable,
  restoreWorksheetCallable,
];
