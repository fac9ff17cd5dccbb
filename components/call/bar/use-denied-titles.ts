'use client';

import { useTranslations } from 'next-intl';
import type { DeniedSending, Sendable } from '@/lib/call/rights/publish-rights';

type Titles = Record<Sendable, string | undefined>;

/** A denial in a few words, over its sentence: how it stands, and which layer decided. */
export function useDeniedTitles(denials: Record<Sendable, DeniedSending | null>): Titles {
  const t = useTranslations('access.short');
  const toTitle = (denial: DeniedSending | null): string | undefined => {
    if (denial === null) return undefined;
    if (denial.reason === 'live-paused') return t('paused');
    return t(denial.askable ? 'asks' : 'off', { by: denial.decidedBy });
  };
  const { microphone, camera, screen } = denials;
  return { microphone: toTitle(microphone), camera: toTitle(camera), screen: toTitle(screen) };
}
