import { clsx } from 'clsx';
import type { GrantLine } from '@/lib/permissions/grant-lines';

/** A grant as the token will carry it; what is new in it is marked. */
export function GrantBlock({ title, lines }: { title: string; lines: readonly GrantLine[] }) {
  return (
    <div>
      <p className="text-13 text-ink-2">{title}</p>
      <dl
        aria-label={title}
        className="mt-2 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-0.5 overflow-x-auto rounded-8 bg-sunken px-3 py-2.5 font-mono text-13"
      >
        {lines.map(({ field, parts }) => (
          <div key={field} className="contents">
            <dt className="text-ink-2">{field}</dt>
            <dd className="wrap-anywhere">
              {parts.map(({ text, isNew }, index) => (
                <span key={text}>
                  {index > 0 ? ', ' : ''}
                  <span className={clsx(isNew && 'bg-gorse-wash')}>{text}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
