import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SimulatorScreen } from '@/app/(shell)/admin/simulator/simulator-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.simulator');
  return { title: t('title') };
}

type SimulatorPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** With a person and a room in its address it begins with them, as the page of a person leads here; with a role, as the profiles do. */
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
