'use client';

import { useSyncExternalStore } from 'react';

/** Whether this browser may show pushes. It follows what the person changes in the browser's own settings. */
export const usePermission = (): NotificationPermission => useSyncExternalStore(watch, read, () => 'default');

const read = (): NotificationPermission =>
  'Notification' in globalThis ? globalThis.Notification.permission : 'default';

function watch(report: () => void): () => void {
  const watched: { isStopped: boolean; status: PermissionStatus | null } = { isStopped: false, status: null };
  // Not every browser tells of a change; coming back to the page is when one is looked for.
  document.addEventListener('visibilitychange', report);
  if ('permissions' in navigator)
    void navigator.permissions
      .query({ name: 'notifications' })
      .then((status) => {
        if (watched.isStopped) return;
        watched.status = status;
        status.addEventListener('change', report);
      })
      .catch(() => undefined);
  return () => {
    watched.isStopped = true;
    document.removeEventListener('visibilitychange', report);
    watched.status?.removeEventListener('change', report);
  };
}
