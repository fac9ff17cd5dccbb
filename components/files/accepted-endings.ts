import { fileTypes } from '@/lib/files/file-types';

/** What the device's own dialog offers; what else is chosen is refused with its reason. */
export const acceptedEndings = Object.values(fileTypes)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');
