import { parsePublicConfig, publicConfigElementId, type PublicConfig } from '@/lib/core/public-config';

let known: PublicConfig | undefined;

/** The configuration that the root layout put into this page; throws when it is missing or malformed. */
export function readPublicConfig(): PublicConfig {
  known ??= parsePublicConfig(document.getElementById(publicConfigElementId)?.textContent ?? 'null');
  return known;
}
