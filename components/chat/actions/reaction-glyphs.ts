import {
  Check,
  CircleQuestionMark,
  Heart,
  Lightbulb,
  PartyPopper,
  ThumbsUp,
  type LucideIcon,
} from 'lucide-react';
import type { ReactionKind } from '@/lib/chat/changes/reactions';

export const reactionGlyphs: Readonly<Record<ReactionKind, LucideIcon>> = {
  agree: ThumbsUp,
  idea: Lightbulb,
  thanks: Heart,
  bravo: PartyPopper,
  question: CircleQuestionMark,
  done: Check,
};
