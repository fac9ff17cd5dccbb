import 'server-only';
import { changeTranscriptCallable, deleteTranscriptCallable } from '@/lib/captions/server/change-transcript';
import { keepSaidCallable } from '@/lib/captions/server/keep-said';

/** What is kept of what people say in a call. */
export const captionCallables = [keepSaidCallable, changeTranscriptCallable, deleteTranscriptCallable];
