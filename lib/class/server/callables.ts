import 'server-only';
import type { BoundCallable } from '@/lib/callables/server/callable-binding';
import { handOutPageCallable, type SheetsOf } from '@/lib/class/server/hand-out';
import { leadHandoutCallable } from '@/lib/class/server/lead-handout';
import { paceHandoutCallable } from '@/lib/class/server/pace-handout';
import { answerToShowCallable, askToShowCallable } from '@/lib/class/server/showing/ask-to-show';
import { hidePageCallable } from '@/lib/class/server/showing/hide-page';
import type { CopyPage } from '@/lib/class/server/showing/keep-shown';
import { showPageCallable } from '@/lib/class/server/showing/show-page';
import { takePageCallable } from '@/lib/class/server/take-page';

type Worksheets = { sheetsOf: SheetsOf; copyPage: CopyPage };

/** Pages for each learner of a room. */
export const classCallables = ({ sheetsOf, copyPage }: Worksheets): readonly BoundCallable[] => [
  handOutPageCallable(sheetsOf),
  takePageCallable,
  leadHandoutCallable,
  paceHandoutCallable,
  showPageCallable(copyPage),
  hidePageCallable,
  askToShowCallable,
  answerToShowCallable,
];
