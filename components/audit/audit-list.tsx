import { AuditRow, type AuditFocus } from '@/components/audit/audit-row';
import type { AuditWords } from '@/lib/audit/audit-words';
import type { AuditEntry } from '@/lib/audit/contract';
import { formatDate } from '@/lib/core/dates';

type AuditListProps = {
  entries: readonly AuditEntry[];
  words: AuditWords;
  showsRoom: boolean;
  onFocus: (focus: AuditFocus) => void;
};

/** The deeds of each day under its name, the newest first. */
export function AuditList({ entries, ...rest }: AuditListProps) {
  return daysOf(entries).map(({ day, deeds }) => (
    <section key={day} aria-label={day} className="mt-6 first:mt-0">
      <h2 className="border-b border-line pb-2 text-13 font-semibold">{day}</h2>
      <ul>
        {deeds.map((entry) => (
          <li key={entry.id}>
            <AuditRow entry={entry} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Day = { day: string; deeds: AuditEntry[] };

/** By the calendar of the reader's device. */
function daysOf(entries: readonly AuditEntry[]): Day[] {
  const days = new Map<string, Day>();
  for (const entry of entries) {
    const day = formatDate(entry.at, 'fullDate');
    const known = days.get(day);
    if (known) known.deeds.push(entry);
    else days.set(day, { day, deeds: [entry] });
  }
  return [...days.values()];
}
