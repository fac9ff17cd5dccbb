'use client';

import { Check, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SelectField } from '@/components/ui/fields/select-field';
import type { DeviceKind, DeviceProblem } from '@/lib/call/device-problem';

type DeviceOption = { value: string; label: string };

type DeviceFieldProps = {
  kind: DeviceKind;
  options: readonly DeviceOption[];
  value: string;
  onChoose: (deviceId: string) => void;
  /** What keeps it away; null while all is well. */
  problem: DeviceProblem | null;
  /** What helps, under a field that is blocked. */
  steps?: ReactNode;
  /** A voice has been heard through it. */
  isHeard?: boolean;
};

/** The choice of a camera or microphone, or the word for why there is none. */
export function DeviceField({
  kind,
  options,
  value,
  onChoose,
  problem,
  steps,
  isHeard = false,
}: DeviceFieldProps) {
  const t = useTranslations('call.check');
  const blocked = useTranslations('call.blocked');

  if (problem !== null || options.length === 0) {
    return (
      <div>
        <p className="mb-2 text-14 font-medium">{t(kind)}</p>
        <div className="flex h-10 items-center justify-between gap-2 rounded-8 border border-line px-3 text-14 text-ink-3 pointer-coarse:h-12">
          {problem === null ? t('off') : blocked(`short.${problem}`)}
          {problem === null ? null : <Lock className="size-4!" />}
        </div>
        {steps}
      </div>
    );
  }
  return (
    <SelectField
      label={t(kind)}
      labelAside={
        isHeard ? (
          <span role="status" className="flex items-center gap-1 text-moss">
            <Check className="size-4!" />
            {t('heard')}
          </span>
        ) : null
      }
      options={options}
      value={value}
      onValueChange={onChoose}
    />
  );
}

type SpeakerFieldProps = {
  options: readonly DeviceOption[];
  value: string;
  onChoose: (deviceId: string) => void;
  onTest: () => void;
  isTesting: boolean;
};

/** Where the others are heard, with a sound to try it. Only for browsers that let a page choose. */
export function SpeakerField({ options, value, onChoose, onTest, isTesting }: SpeakerFieldProps) {
  const t = useTranslations('call.check');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <SelectField
        label={t('speaker')}
        options={options}
        value={value}
        onValueChange={onChoose}
        className="min-w-0"
      />
      <Button variant="edge" className="pointer-coarse:h-12!" isPending={isTesting} onClick={onTest}>
        {t('test')}
      </Button>
    </div>
  );
}
