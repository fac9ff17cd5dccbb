import { Bot, CircleDot } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useServiceName } from '@/components/services/use-service-name';
import type { PresentService } from '@/lib/services/services-in-call';

/** The recorders and agents in the call, below the people, as what they are. */
export function ServiceRows({ services }: { services: readonly PresentService[] }) {
  const t = useTranslations('call.services');
  const nameOf = useServiceName();
  if (services.length === 0) return null;
  return (
    <>
      <h3 id="services-in-call" className="flex min-h-10 items-center px-4 pt-3 text-13 font-semibold">
        {t('title')}
      </h3>
      <ul aria-labelledby="services-in-call">
        {services.map((service) => (
          <li
            key={service.id}
            className="grid min-h-12 grid-cols-[3px_32px_minmax(0,1fr)] items-center gap-x-2 py-1.5 pr-3 pl-4"
          >
            <span />
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-8 bg-sunken text-ink-2 [&_.lucide]:size-4"
            >
              {service.kind === 'recorder' ? <CircleDot /> : <Bot />}
            </span>
            <span className="min-w-0">
              <span className="block truncate text-14 font-medium" title={nameOf(service)}>
                {nameOf(service)}
              </span>
              <span className="block text-12 text-ink-2">{t(`may.${service.kind}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
