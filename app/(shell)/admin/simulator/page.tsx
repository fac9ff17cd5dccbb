import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SimulatorScreen } from './simulator-screen';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('permissions.simulator');
  return { title: t('title') };
}

export default function SimulatorPage() {
  return <SimulatorScreen />;
}
