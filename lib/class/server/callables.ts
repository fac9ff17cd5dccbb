import 'server-only';
import type { BoundCallable } from '@/lib/callables/server/callable-binding';
import { handOutPageCallable, type SheetsOf } from '@/lib/class/server/hand-out';
import { leadHandoutCallable } from '@/lib/class/server/lead-handout';
import { paceHandoutCallable } from '@/lib/class/server/pace-handout';
import { takePageCallable } from '@/lib/class/server/take-page';

/** Pages for each learner of a room. */
export const classCallables = (sheetsOf: SheetsOf): readonly BoundCallable[] => [
  handOutPageCallable(sheetsOf),
  takePageCallable,
  leadHandoutCallable,
  paceHandoutCallable,
];
