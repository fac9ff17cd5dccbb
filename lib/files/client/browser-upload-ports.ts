import { readIdToken } from '@/lib/auth/client/read-id-token';
import { callServer } from '@/lib/callables/client/call-server';
import { deleteFile, finishUpload, startUpload } from '../contract';
import { claimUpload } from './claim-upload';
import { keptUploads } from './kept-uploads';
import { prepareFile } from './prepare-file';
import { postBytes } from './sending/post-bytes';
import { sendBySdk } from './sending/send-by-sdk';
import { sendBySession } from './sending/send-by-session';
import { uploadAddress } from './sending/upload-address';
import type { UploadPorts } from './upload-ports';

/** Files above this size go on after a reload (bytes); a smaller one is sent again in less time than that takes. */
const worthASession = 5 * 1024 * 1024;

/** What uploads of a person into a room touch on this page. */
export function browserUploadPorts(roomId: string, uid: string): UploadPorts {
  const kept = keptUploads(roomId, uid);
  const sessionPorts = {
    readAddress: (path: string) => Promise.resolve(uploadAddress(path)),
    readToken: readIdToken,
    post: postBytes,
    readNote: kept.readNote,
    writeNote: kept.writeNote,
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  return {
    ...{ load: kept.load, keep: kept.keep, forget: kept.forget, claim: claimUpload, prepare: prepareFile },
    announce: async ({ id, name, type, size }) =>
      (await callServer(startUpload, { roomId, fileId: id, name, type, size }, { isUnasked: true })).path,
    send: (upload, path, onProgress) =>
      upload.size > worthASession
        ? sendBySession(upload, path, onProgress, sessionPorts)
        : sendBySdk(upload, path, onProgress),
    finish: async (id) => {
      await callServer(finishUpload, { roomId, fileId: id }, { isUnasked: true });
    },
    remove: async (id) => {
      await callServer(deleteFile, { roomId, fileId: id }, { isUnasked: true });
    },
    makeId: () => crypto.randomUUID(),
    now: () => performance.now(),
    startTimer: (work, ms) => setTimeout(work, ms),
    stopTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
  };
}
