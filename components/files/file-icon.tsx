import { ChartLine, FileCode, FileText, Image as Picture, type LucideIcon } from 'lucide-react';
import type { FileKind } from '@/lib/files/file-types';

const icons: Readonly<Record<FileKind, LucideIcon>> = {
  picture: Picture,
  pdf: FileText,
  text: FileText,
  table: ChartLine,
  notebook: FileCode,
  office: FileText,
};

/** What kind of file it is, at a glance; its words stand beside it. */
export function FileIcon({ kind }: { kind: FileKind }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden="true"
      className="grid size-8 flex-none place-items-center rounded-6 bg-sunken text-ink-2"
    >
      <Icon className="size-4" strokeWidth={1.75} />
    </span>
  );
}
