import { AppError } from '@/lib/errors/app-error';
import { findType, isLockedOffice } from '../find-type';
import { fileLimits, headBytes } from '../limits';
import { canStrip, stripMetadata } from '../metadata/strip-metadata';
import { fileNameSchema } from '../schema';
import type { PreparedFile } from './upload-ports';

/**
 * Looks at a file before it is sent: what its content says that it is, and whether a room takes it. A picture loses
 * its place, its time and its author. Throws an AppError with the reason for what a room does not take.
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  if (file.size === 0) throw new AppError('files/empty');
  if (file.size > fileLimits.file) throw new AppError('files/too-large');
  const name = fileNameSchema.safeParse(file.name);
  if (!name.success) throw new AppError('files/name-invalid');
  const head = await bytesOf(file.slice(0, headBytes));
  const type = findType(name.data, head);
  if (type === null)
    throw new AppError(isLockedOffice(name.data, head) ? 'files/office-locked' : 'files/type-not-taken');
  const blob = canStrip(type) ? await withoutMetadata(file, type) : new Blob([file], { type });
  return { name: name.data, type, size: blob.size, blob };
}

async function withoutMetadata(file: File, type: string): Promise<Blob> {
  const clean = stripMetadata(await bytesOf(file), type);
  if (clean === null) throw new AppError('files/picture-broken');
  return new Blob([clean], { type });
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
