import type { ReactNode } from 'react';
import { TopBar } from '@/components/shell/top-bar';

type CheckLayoutProps = {
  productName: string;
  heading: ReactNode;
  presence: ReactNode;
  /** The way back, at the right of the bar. */
  back: ReactNode;
  /** Fills its frame: the picture, or why there is none. */
  preview: ReactNode;
  fields: ReactNode;
  join: ReactNode;
};

/**
 * The frame of the device check. It is part of the first load, and the same for the bare page before the SDK
 * is there and for the working one, so that nothing moves when the one takes the other's place.
 */
export function CheckLayout({
  productName,
  heading,
  presence,
  back,
  preview,
  fields,
  join,
}: CheckLayoutProps) {
  return (
    <div className="min-h-dvh bg-canvas pb-32 has-data-tall-foot:pb-64 tablet:pb-0! tablet:max-desktop:short:pb-32!">
      <div className="mx-auto w-full desktop:max-w-[1020px] wide:max-w-none">
        <TopBar productName={productName} href="/rooms">
          {back}
        </TopBar>
        <main className="frame">
          <div className="mx-auto max-w-[600px] pt-2 pb-3 tablet:py-6 desktop:max-w-none desktop:pt-[max(16px,calc((100dvh-502px)*0.3))] wide:pt-[max(24px,calc((100dvh-563px)*0.3))]">
            <h1 className="title min-h-7 text-22 tablet:min-h-[34px] tablet:text-28">{heading}</h1>
            <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-14">{presence}</div>
          </div>
          <div className="mx-auto grid max-w-[600px] grid-cols-1 gap-4 tablet:gap-6 tablet:pb-12 desktop:max-w-none desktop:grid-cols-[608px_300px] desktop:gap-12 wide:grid-cols-[720px_320px]">
            <div className="flint relative -mx-(--frame-pad) h-[293px] overflow-hidden tablet:mx-0 tablet:h-[338px] tablet:rounded-12 tablet:max-desktop:short:h-[220px] desktop:h-[342px] wide:h-[405px]">
              {preview}
            </div>
            <div className="flex flex-col gap-4">
              {fields}
              <div className="z-bar fixed inset-x-0 bottom-0 grid gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] tablet:static tablet:mt-2 tablet:border-0 tablet:p-0 tablet:max-desktop:short:fixed tablet:max-desktop:short:m-0 tablet:max-desktop:short:border-t tablet:max-desktop:short:px-[max(24px,calc((100%-600px)/2))] tablet:max-desktop:short:py-3 desktop:mt-auto desktop:short:sticky desktop:short:border-t desktop:short:py-3">
                {/* In a low window it stays at the lower edge, as on a phone: the picture alone would fill it. */}
                {join}
              </div>
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}
