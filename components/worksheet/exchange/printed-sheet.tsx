import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { DrawingPicture } from '@/components/ink/drawing-picture';
import { PrintOnly } from '@/components/ui/print-only';
import { LiveValues, valuesByName } from '@/components/worksheet/cells/live-value';
import { Formula } from '@/components/worksheet/cells/formula';
import { StepList } from '@/components/worksheet/derivation/step-list';
import { PrintedTable } from '@/components/worksheet/table/printed-table';
import { PrintedPlot } from '@/components/worksheet/plot/lazy-plots';
import { ProseText } from '@/components/worksheet/cells/prose-text';
import { texOfFraction } from '@/lib/worksheet/results/shown-tex';
import { shownOf, type OutgoingCell, type OutgoingDrawing } from '@/lib/worksheet/exchange/exchange';

type PrintedSheetProps = { name: string; cells: readonly (OutgoingCell & { id: string })[] };

/** A sheet on paper: its formulas typeset, with their results. */
export function PrintedSheet({ name, cells }: PrintedSheetProps) {
  return (
    <PrintOnly>
      <article className="sheet-print grid gap-3 text-14 text-black">
        <h1 className="title text-28">{name}</h1>
        <LiveValues value={valuesByName(cells.flatMap(({ result }) => result ?? []))}>
          {cells.map((cell) => (
            <Fragment key={cell.id}>
              {cell.kind === 'paper' ? null : <PrintedCell cell={cell} />}
              {cell.drawing === undefined || cell.result?.plot ? null : (
                <PrintedDrawing drawing={cell.drawing} />
              )}
            </Fragment>
          ))}
        </LiveValues>
      </article>
    </PrintOnly>
  );
}

/** What is drawn on a cell, as wide as the sheet. */
function PrintedDrawing({ drawing }: { drawing: OutgoingDrawing }) {
  const t = useTranslations('worksheet.exchange');
  return <DrawingPicture drawing={drawing} title={t('drawing')} className="w-full" />;
}

function PrintedCell({ cell }: { cell: OutgoingCell }) {
  const { kind, source, result } = cell;
  if (kind === 'heading') return <h2 className="mt-3 text-22 font-semibold">{source}</h2>;
  // A picture stays in its room: paper has its caption.
  if (kind === 'text' || kind === 'picture') {
    return (
      <div className="font-serif text-16 whitespace-pre-wrap">
        <ProseText source={source} />
      </div>
    );
  }
  if (result?.steps) return <StepList steps={result.steps} hidesErrors={false} />;
  if (result?.plot) return <PrintedPlot plot={result.plot} drawing={cell.drawing} />;
  if (kind === 'table') return <PrintedTable source={source} results={result?.columns} />;
  const shown = shownOf(cell);
  const tex = result?.error === null ? result.tex : null;
  const resultTex = result?.shownTex ?? (shown === null ? null : texOfFraction(shown));
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      {tex === null ? (
        <code className="font-mono whitespace-pre-wrap">{source}</code>
      ) : (
        <Formula tex={`\\displaystyle ${tex}`} label={source} />
      )}
      {shown === null ? null : resultTex ? <Formula tex={resultTex} label={shown} /> : <span>{shown}</span>}
    </div>
  );
}
