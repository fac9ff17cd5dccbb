import 'server-only';
import { createHash } from 'node:crypto';
import { messages } from '@/lib/core/server/messages';
import { offlinePage } from '@/lib/offline/offline-page';
import type { OfflineAnswer } from '@/lib/offline/worker/offline-worker';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page for times without a network. Its policy lets in its style and script by their hashes, and nothing else. */
export function offlineAnswer(): OfflineAnswer {
  const { html, style, script } = offlinePage(messages.common.productName, messages.offline);
  const directives = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, policy: directives.join('; ') };
}
