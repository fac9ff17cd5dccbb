import { createStore } from '@/lib/core/client/create-store';

/** What Chromium gives a page that may be installed; other browsers have no such event. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install this app; null while it makes none, and once it is installed. */
export const installOffer = createStore<InstallEvent | null>(null);

/** Keeps the browser's offer from the first script of a page on: it comes once, and often before any view. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser shows no line of its own: the account menu offers it.
    event.preventDefault();
    installOffer.set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => installOffer.set(null));
}

/** Lets the browser ask the person. An offer serves once: the browser makes a new one when it was declined. */
export async function installApp(): Promise<void> {
  const offer = installOffer.read();
  installOffer.set(null);
  await offer?.prompt();
}
