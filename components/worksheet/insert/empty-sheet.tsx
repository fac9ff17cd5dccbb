'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Formula } from '@/components/worksheet/cells/formula';
import { TemplateRows } from '@/components/worksheet/templates/template-rows';
import { KeyCap } from '@/components/ui/key-cap';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';
import { examples, type Example } from '@/lib/worksheet/examples';

type EmptySheetProps = {
  /** Takes an example over; missing for a reader, who only sees them. */
  onTry: ((example: Example) => void) | undefined;
  /** Fills the sheet from a template. */
  onFill: (cells: readonly CellDraft[]) => void;
};

/** Below the first line of a sheet without cells: what one can type, each of it to be taken over. */
export function EmptySheet({ onTry, onFill }: EmptySheetProps) {
  const t = useTranslations('worksheet.empty');
  const [hasTemplates, setHasTemplates] = useState(false);
  return (
    <div className="mt-8 pr-9 pl-[72px] max-tablet:mt-4 max-tablet:pr-0 max-tablet:pl-9">
      <h3 className="pb-1.5 text-13 text-ink-3">{t('title')}</h3>
      <ul className="divide-y divide-line border-y border-line text-ink-2">
        {examples.map((example) => (
          <li key={example.id}>
            {onTry ? (
              <button
                type="button"
                aria-label={t('use', { source: example.source })}
                className={`${row} overlay w-full cursor-pointer text-left hover:text-ink`}
                onClick={() => onTry(example)}
              >
                <ExampleParts example={example} />
              </button>
            ) : (
              <div className={row}>
                <ExampleParts example={example} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {onTry ? (
        <>
          <p className="pt-4 text-13 text-ink-3">
            {t.rich('hint', {
              a: (words) => (
                <button
                  type="button"
                  aria-expanded={hasTemplates}
                  className="cursor-pointer font-medium text-orchid underline underline-offset-2"
                  onClick={() => setHasTemplates(!hasTemplates)}
                >
                  {words}
                </button>
              ),
            })}{' '}
            <span className="pointer-coarse:hidden">
              {t.rich('everything', { k: (key) => <KeyCap>{key}</KeyCap> })}
            </span>
          </p>
          {hasTemplates ? <TemplateRows onFill={onFill} /> : null}
        </>
      ) : null}
    </div>
  );
}

const row =
  'grid min-h-[52px] grid-cols-[148px_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-4 text-14 max-tablet:grid-cols-[96px_minmax(0,1fr)]';

function ExampleParts({ example: { id, source, tex } }: { example: Example }) {
  const t = useTranslations('worksheet.empty');
  return (
    <>
      <span>{t(id)}</span>
      <code className="min-w-0 font-mono text-14 text-ink break-words">{source}</code>
      <span className="text-16 text-ink max-tablet:hidden" aria-hidden="true">
        <Formula tex={tex} label="" />
      </span>
    </>
  );
}
