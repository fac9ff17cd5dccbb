'use client';

import 'katex/dist/katex.min.css';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState } from 'react';
import { MarkedSource } from '@/components/chat/message-text/marked-source';
import { ScrollingPart } from '@/components/chat/message-text/scrolling-part';
import { typesetLater } from '@/components/shell/typeset-later';
import {
  loadTypesetter,
  typesetterNow,
  type TexFault,
  type Typesetter,
} from '@/components/chat/message-text/typesetter';

type MessageFormulaProps = { tex: string; isBlock: boolean; label?: string };

/** KaTeX's own sizes are for serif text. Its styles are in no layer, so ours need their weight. */
const inLine = 'whitespace-nowrap [&_.katex]:text-[1.08em]!';
/** A formula on its own line begins where the text does. */
const block =
  'block py-1.5 [&_.katex]:text-[1.08em]! [&_.katex-display]:m-0! [&_.katex-display>.katex]:text-start!';

/** A typeset formula. Its typed form stands until the typesetter is loaded, and where it has a mistake. */
export const MessageFormula = (props: MessageFormulaProps) => <Typeset key={props.tex} {...props} />;

function Typeset({ tex, isBlock, label = tex }: MessageFormulaProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [fault, setFault] = useState<TexFault | null>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    let callOff: (() => void) | undefined;
    const begin = (typeset: Typesetter) => {
      const { current } = place;
      if (!isCurrent || current === null) return;
      callOff = typesetLater(current, () => setFault(typeset(tex, current, isBlock)));
    };
    const now = typesetterNow();
    if (now !== null) begin(now);
    // Offline, before anything was typeset, the typed form stays.
    else loadTypesetter().then(begin, () => undefined);
    return () => {
      isCurrent = false;
      callOff?.();
    };
  }, [tex, isBlock]);
  if (fault !== null) return <BrokenFormula {...{ tex, isBlock, fault }} />;
  const formula = (
    <>
      <span ref={place} aria-hidden="true">
        {tex}
      </span>
      <span className="sr-only">{label}</span>
    </>
  );
  return isBlock ? (
    <ScrollingPart className={block}>{formula}</ScrollingPart>
  ) : (
    <span className={inLine}>{formula}</span>
  );
}

type BrokenFormulaProps = { tex: string; isBlock: boolean; fault: TexFault };

function BrokenFormula({ tex, isBlock, fault }: BrokenFormulaProps) {
  const t = useTranslations('chat.text');
  const sentence = fault.reason === '' ? t('broken') : t('brokenBecause', { reason: fault.reason });
  return (
    <span title={sentence} className={clsx('font-mono text-[0.9em]', isBlock && 'block whitespace-pre-wrap')}>
      <MarkedSource source={tex} start={fault.start} length={fault.length} />
      <span className="sr-only"> {sentence}</span>
    </span>
  );
}
