import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SimulatorScreen } from '@/app/(shell)/admin/simulator/simulator-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.simulator');
  return { title: t('title') };
}

type SimulatorPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Begins with the person and the room in its address, as a person's page links here, or with the role, as the
 * profiles do.
 */
export default async function SimulatorPage({ searchParams }: SimulatorPageProps) {
  const { person, room, role } = await searchParams;
  const uid = typeof person === 'string' ? person : null;
  return (
    <SimulatorScreen
      initialRole={typeof role === 'string' ? role : null}
      initialPlace={{ uid, room: typeof room === 'string' ? { roomId: room, name: '…' } : null }}
    />
  );
}
