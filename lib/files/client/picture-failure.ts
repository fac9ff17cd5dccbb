import { AppError } from '@/lib/errors/app-error';

/** Why a browser did not draw a picture: its link has ended, or its bytes are none that it can draw. */
export async function pictureFailure(address: string): Promise<AppError> {
  const response = await fetch(address, { headers: { range: 'bytes=0-0' } }).catch(() => null);
  return new AppError(response?.ok === true ? 'files/picture-unreadable' : 'files/link-over');
}
