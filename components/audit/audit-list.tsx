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

/** The actions of each day under its name, the newest first. */
export function AuditList({ entries, ...rest }: AuditListProps) {
  return daysOf(entries).map(({ day, actions }) => (
    <section key={day} aria-label={day} className="mt-6 first:mt-0">
      <h2 className="border-b border-line pb-2 text-13 font-semibold">{day}</h2>
      <ul>
        {actions.map((entry) => (
          <li key={entry.id}>
            <AuditRow entry={entry} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Day = { day: string; actions: AuditEntry[] };

/** By the calendar of the reader's device. */
function daysOf(entries: readonly AuditEntry[]): Day[] {
  const days = new Map<string, Day>();
  for (const entry of entries) {
    const day = formatDate(entry.at, 'fullDate');
    const known = days.get(day);
    if (known) known.actions.push(entry);
    else days.set(day, { day, actions: [entry] });
  }
  return [...days.values()];
}
