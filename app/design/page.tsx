import type { Metadata } from 'next';
import { ButtonsGallery } from './buttons-gallery';
import { ChoicesGallery } from './choices-gallery';
import { FieldsGallery } from './fields-gallery';
import { FormsGallery } from './forms-gallery';
import { FramesGallery } from './frames-gallery';
import { OverlaysGallery } from './overlays-gallery';
import { PeopleGallery } from './people-gallery';
import { requireDevelopment } from './require-development';
import { SharingGallery } from './sharing-gallery';
import { StatusGallery } from './status-gallery';
import { TokensGallery } from './tokens-gallery';
import { ThemeSwitch } from '@/components/ui/theme-switch';

export const metadata: Metadata = { title: 'Design', robots: 'noindex' };

/** Every primitive in every state, for looking at while working on them. Not there in production. */
export default function DesignPage() {
  requireDevelopment();
  return (
    <main className="frame grid gap-16 py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="title text-40">Design</h1>
        <ThemeSwitch label="Theme" names={{ system: 'As the device', light: 'Light', dark: 'Dark' }} />
        <p className="basis-full text-ink-2">
          What a pointer, the focus or a press changes is seen by pointing, by the Tab key and by pressing;
          what is denied says why in the same ways. A ring comes 300 ms after its action.
        </p>
      </header>
      <TokensGallery />
      <ButtonsGallery />
      <FieldsGallery />
      <ChoicesGallery />
      <FormsGallery />
      <OverlaysGallery />
      <FramesGallery />
      <SharingGallery />
      <PeopleGallery />
      <StatusGallery />
    </main>
  );
}
