'use client';

import { useTranslations } from 'next-intl';
import { BarButton } from '@/components/ink/bar/bar-button';
import { useToolChoice } from '@/components/ink/bar/use-tool-choice';
import { chooseTool, type WidthStep } from '@/lib/ink/client/pad/ink-tools';

const steps: readonly WidthStep[] = [0, 1, 2];
const drawnWidths = [1.5, 2.75, 4.5] as const;

/** How thick a line is. */
export function WidthButtons({ className }: { className: string }) {
  const t = useTranslations('ink.bar.widths');
  const { step } = useToolChoice();
  return steps.map((one) => (
    <BarButton
      key={one}
      label={t(`${one}`)}
      isNarrow
      className={className}
      isChosen={step === one}
      icon={
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <line
            x1="4"
            y1="14"
            x2="16"
            y2="6"
            stroke="currentColor"
            strokeWidth={drawnWidths[one]}
            strokeLinecap="round"
          />
        </svg>
      }
      onClick={() => chooseTool({ step: one })}
    />
  ));
}
