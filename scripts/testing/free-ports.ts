import { randomInt } from 'node:crypto';
import { checkPorts } from '@/scripts/bootstrap/check-ports.mjs';

/** The first of so many free ports in a row, below those that systems hand out by themselves. */
export async function findFreePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(11_000, 30_000);
    const row = Array.from({ length: count }, (_, index) => first + index);
    const wanted = row.flatMap((port) => [
      { port, what: 'a test' },
      { port, what: 'a test', protocol: 'udp' as const },
    ]);
    const areFree = await checkPorts(wanted).then(
      () => true,
      () => false,
    );
    if (areFree) return first;
  }
}
