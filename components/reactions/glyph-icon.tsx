import { Heart, Laugh, Lightbulb, PartyPopper, ThumbsUp, type LucideIcon } from 'lucide-react';
import type { Glyph } from '@/lib/reactions/reactions';

const icons: Readonly<Record<Glyph, LucideIcon>> = {
  'thumbs-up': ThumbsUp,
  heart: Heart,
  lightbulb: Lightbulb,
  laugh: Laugh,
  party: PartyPopper,
};

/** The picture of a reaction; its words stand in the name of what it is on. */
export function GlyphIcon({ glyph, className }: { glyph: Glyph; className?: string }) {
  const Icon = icons[glyph];
  return <Icon aria-hidden="true" className={className} />;
}
