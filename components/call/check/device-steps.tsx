'use client';

import { Camera, Lock, Mic } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BrowserName, DeviceKind, DeviceProblem } from '@/lib/call/device-problem';

type DeviceStepsProps = {
  /** Both, where one step helps both. */
  kind: DeviceKind | 'both';
  problem: DeviceProblem;
  browser: BrowserName;
  /** Large on the picture's place, small under a field. */
  size: 'large' | 'small';
  action?: ReactNode;
};

const bold = { b: (words: ReactNode) => <b className="font-semibold">{words}</b> };

/** What keeps the device away, and the two steps that help in this very browser. */
export function DeviceSteps({ kind, problem, browser, size, action }: DeviceStepsProps) {
  const t = useTranslations('call.blocked');
  const device = t('device', { kind });
  const words = { ...bold, kind, device, browser };
  // Browsers show one sign for both, that of a camera.
  const signKind = kind === 'both' ? 'camera' : kind;
  const sign = t('device', { kind: signKind });
  const steps = [t.rich(`first.${problem}`, { ...words, device: sign }), t.rich(`second.${problem}`, words)];

  if (size === 'small') {
    return (
      <div className="mt-2 grid gap-1 text-13 text-ink-2">
        {steps.map((step, index) => (
          <p key={index}>{step}</p>
        ))}
        {action}
      </div>
    );
  }
  return (
    <div className="absolute inset-0 grid max-w-[620px] content-center justify-items-start gap-3 px-4 pb-16 tablet:px-10 wide:gap-4 wide:px-16 wide:pb-6">
      <h2 className="text-18 font-semibold tablet:text-22">{t(`title.${problem}`, { device, browser })}</h2>
      {problem === 'blocked' && browser === 'chrome' ? (
        <AddressBar kind={signKind} label={t('addressSign', { device: sign })} />
      ) : null}
      <ol className="grid gap-2 text-14 tablet:gap-3 tablet:text-16">
        {steps.map((step, index) => (
          <li key={index} className="grid grid-cols-[20px_1fr]">
            <span className="text-stage-text-2 tabular">{index + 1}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {action}
    </div>
  );
}

/** The browser's own bar, drawn, with the sign to press marked. */
function AddressBar({ kind, label }: { kind: DeviceKind; label: string }) {
  const Icon = kind === 'camera' ? Camera : Mic;
  return (
    <div
      role="img"
      aria-label={label}
      className="flex h-10 w-[360px] max-w-full items-center gap-2 rounded-8 bg-stage-button pr-2 pl-3 text-14 text-stage-text-2"
    >
      <Lock className="size-4!" />
      <span className="truncate">{globalThis.location.host}</span>
      <span className="ml-auto grid size-7 flex-none place-items-center rounded-6 text-orchid ring-2 ring-orchid">
        <Icon className="size-4!" />
      </span>
    </div>
  );
}
