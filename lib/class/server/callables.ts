import 'server-only';
import { handOutPageCallable } from '@/lib/class/server/hand-out';
import { leadHandoutCallable } from '@/lib/class/server/lead-handout';
import { takePageCallable } from '@/lib/class/server/take-page';

/** Pages for each learner of a room. */
export const classCallables = [handOutPageCallable, takePageCallable, leadHandoutCallable];
