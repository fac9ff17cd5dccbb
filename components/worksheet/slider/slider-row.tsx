'use client';

import { Slider as Primitive } from 'radix-ui';
import { SliderRangeButton } from '@/components/worksheet/slider/slider-range-button';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { readSlider, snapTo, withUnit, type SliderRange } from '@/lib/worksheet/slider/read-slider';

type SliderRowProps = {
  cell: SheetCell;
  range: SliderRange;
  mayEdit: boolean;
  slides: SlideActions;
};

/** The slider below a line that defines a number. */
export function SliderRow({ cell, range, mayEdit, slides }: SliderRowProps) {
  const slider = readSlider(cell.source);
  if (slider === null) return null;
  const { name, value, unit } = slider;
  const { from, to, step } = range;
  const at = snapTo(range, value);
  const ends = [from, (from + to) / 2, to].map((end) => Number(end.toPrecision(6)));
  return (
    <div data-own-keys="" className="pr-3 pb-2 pl-8 max-tablet:pr-2 max-tablet:pl-7">
      <SliderRangeButton {...{ cell, range, unit, mayEdit, slides }} />
      <Primitive.Root
        className="relative flex h-8 touch-none items-center"
        value={[at]}
        min={from}
        max={to}
        step={step}
        disabled={!mayEdit}
        onValueChange={([next = at]) => slides.move(cell, snapTo(range, next))}
        // By a key the commit comes before the change: the slider is left after both.
        onValueCommit={([next = at]) => queueMicrotask(() => slides.leave(cell, snapTo(range, next)))}
      >
        <Primitive.Track className="h-1 w-full rounded-full bg-line-strong" />
        <Primitive.Thumb
          aria-label={name}
          aria-valuetext={withUnit(at, unit)}
          className="block h-6 w-3 rounded-4 bg-ink ring-2 ring-surface pointer-coarse:h-8 pointer-coarse:w-4"
        />
      </Primitive.Root>
      <div
        // Thirds: the middle stands under the middle of the track, however long the others are.
        className="tabular grid grid-cols-3 text-12 text-ink-3 *:nth-2:text-center *:nth-3:text-right"
        aria-hidden="true"
      >
        {ends.map((end, place) => (
          <span key={place}>{place === 2 || unit === '°' ? withUnit(end, unit) : end}</span>
        ))}
      </div>
    </div>
  );
}
