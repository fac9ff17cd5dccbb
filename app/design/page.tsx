import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonsGallery } from './buttons-gallery';
import { FieldsGallery } from './fields-gallery';
import { OverlaysGallery } from './overlays-gallery';
import { PeopleGallery } from './people-gallery';
import { StatusGallery } from './status-gallery';
import { TokensGallery } from './tokens-gallery';
import { ThemeSwitch } from '@/components/ui/theme-switch';

export const metadata: Metadata = { title: 'Design', robots: 'noindex' };

/** Every primitive in every state, for looking at while working on them. Not there in production. */
export default function DesignPage() {
  if (process.env.NODE_ENV === 'production') notFound();
  return (
    <main className="frame grid gap-16 py-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="title text-40">Design</h1>
        <ThemeSwitch label="Theme" names={{ system: 'As the device', light: 'Light', dark: 'Dark' }} />
      </header>
      <TokensGallery />
      <ButtonsGallery />
      <FieldsGallery />
      <OverlaysGallery />
      <PeopleGallery />
      <StatusGallery />
    </main>
  );
}
