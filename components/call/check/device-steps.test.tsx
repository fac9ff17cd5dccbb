/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { DeviceSteps } from '@/components/call/check/device-steps';
import type { BrowserName, DeviceKind, DeviceProblem } from '@/lib/call/device-problem';
import call from '@/messages/en/call.json';

const kinds: DeviceKind[] = ['camera', 'microphone'];
const problems: DeviceProblem[] = [
  'blocked',
  'blocked-by-system',
  'busy',
  'missing',
  'unsupported',
  'failed',
];
const browsers: BrowserName[] = ['chrome', 'edge', 'firefox', 'safari', 'android', 'ios', 'other'];
const cases = kinds.flatMap((kind) =>
  problems.flatMap((problem) => browsers.map((browser) => [kind, problem, browser] as const)),
);

const show = (kind: DeviceKind | 'both', problem: DeviceProblem, browser: BrowserName) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ call }}>
      <DeviceSteps {...{ kind, problem, browser }} size="large" />
    </NextIntlClientProvider>,
  );

describe('what helps when a device cannot be had', () => {
  it.each(cases)('%s, %s, %s: a title and two whole sentences', (kind, problem, browser) => {
    show(kind, problem, browser);
    expect(screen.getByRole('heading').textContent).toContain(kind);
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(steps).toHaveLength(2);
    for (const step of steps) expect(step).toMatch(/^[12][A-Z].+\.$/);
  });

  it('speaks of both devices at once where one step frees both', () => {
    show('both', 'blocked', 'edge');
    expect(screen.getByRole('heading').textContent).toBe(
      'Edge blocks the camera and microphone for this page',
    );
    expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Camera and Microphone');
  });

  it('names the browser and its own words', () => {
    show('camera', 'blocked', 'chrome');
    expect(screen.getByRole('heading').textContent).toBe('Chrome blocks the camera for this page');
    expect(screen.getByText('Always allow').tagName).toBe('B');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('camera sign');
  });
});
