import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { harnessPorts } from '@/scripts/bootstrap/stack-ports.mjs';

/** A problem that may appear, and why that is right. */
type Allowance = { pattern: RegExp; reason: string };

/** What may appear on any page. */
const always: readonly Allowance[] = [
  {
    pattern: new RegExp(`127\\.0\\.0\\.1:${harnessPorts.sentrySink}`),
    reason: 'Only the test of error reports listens there.',
  },
  {
    pattern: /https:\/\/www\.google\.com\/images\/cleardot\.gif/,
    reason:
      'Whenever its line is lost, Firestore asks for a picture of Google, for its own statistics only: our policy keeps that out.',
  },
  { pattern: /\/v2\/passwordPolicy/, reason: 'The Auth emulator has no policy; a real project answers.' },
  {
    pattern: /status of 400 .*\/Listen\/channel\?.*TYPE=terminate/,
    reason:
      'A page hangs up on Firestore a moment after Firestore has: the emulator then says that it knows no such line.',
  },
  {
    pattern: /Could not reach Cloud Firestore backend\. Backend didn't respond within 10 seconds/,
    reason: 'The emulator of a busy machine can take so long. A page that stays without it fails its story.',
  },
];

/** Everything that went wrong on the pages of a test without an assertion that saw it. */
export class PageProblems {
  readonly #found: string[] = [];
  readonly #allowances: Allowance[] = [...always];

  /** Lets problems pass that this test brings about itself. */
  allow(pattern: RegExp, reason: string): void {
    this.#allowances.push({ pattern, reason });
  }

  /** What was found and is not allowed. */
  list(): readonly string[] {
    return this.#found.filter((problem) => !this.#allowances.some(({ pattern }) => pattern.test(problem)));
  }

  /** Collects `console.error`, uncaught errors and Content-Security-Policy violations of every page. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(describe(message));
    });
    context.on('weberror', (webError) => {
      const { stack, message } = webError.error();
      this.#found.push(`Uncaught: ${stack ?? message}`);
    });
    await context.addInitScript(() => {
      document.addEventListener(
        'securitypolicyviolation',
        ({ violatedDirective, blockedURI, sourceFile }) => {
          console.error(`CSP violation: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
        },
      );
    });
  }
}

function describe(message: ConsoleMessage): string {
  return `console.error: ${message.text()} (${message.location().url})`;
}
