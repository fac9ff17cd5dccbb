import type { Ref } from 'react';
import { fileTypes } from '@/lib/files/file-types';

/** What the device's own dialog offers; what else is chosen is refused with its reason. */
const acceptedEndings = Object.values(fileTypes)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

type FileInputProps = {
  /** The button that opens the chooser stands beside it; this one is never seen. */
  ref: Ref<HTMLInputElement>;
  label: string;
  onFiles: (files: readonly File[]) => void;
};

/** Lets a person choose files of their device, of the kinds that a room takes. */
export const FileInput = ({ ref, label, onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    accept={acceptedEndings}
    aria-label={label}
    onChange={({ currentTarget }) => {
      onFiles(Array.from(currentTarget.files ?? []));
      // The same file may be chosen again.
      currentTarget.value = '';
    }}
  />
);
