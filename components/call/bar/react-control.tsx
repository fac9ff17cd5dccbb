'use client';

import { SmilePlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import { GlyphIcon } from '@/components/reactions/glyph-icon';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { MenuItem } from '@/components/ui/overlays/menu';
import { MenuIcons } from '@/components/ui/overlays/menu-icons';
import { Popover } from '@/components/ui/overlays/popover';
import { glyphs, type Glyph } from '@/lib/reactions/reactions';

export type ReactControlProps = { react: (glyph: Glyph) => void; deniedReason: string | undefined };

/** Reacts without a word. Its pictures stay open, for one is often pressed twice. */
export function ReactControl({ react, deniedReason }: ReactControlProps) {
  const t = useTranslations('reactions');
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <BarButton label={t('react')} icon={<SmilePlus />} deniedReason={deniedReason} aria-expanded={isOpen} />
  );
  if (deniedReason !== undefined) return button;
  return (
    <Popover label={t('react')} side="top" isOpen={isOpen} onOpenChange={setIsOpen} trigger={button}>
      <div role="group" aria-label={t('react')} className="flex justify-between">
        {glyphs.map((glyph) => (
          <IconButton
            key={glyph}
            label={t(`glyphs.${glyph}`)}
            icon={<GlyphIcon glyph={glyph} />}
            size={40}
            onClick={() => react(glyph)}
          />
        ))}
      </div>
    </Popover>
  );
}

/** The same as a line of a menu, on a phone whose bar has no room for it. */
export function ReactItems({ react, deniedReason }: ReactControlProps) {
  const t = useTranslations('reactions');
  if (deniedReason !== undefined) return <MenuItem deniedReason={deniedReason}>{t('react')}</MenuItem>;
  return (
    <MenuIcons
      label={t('react')}
      items={glyphs.map((glyph) => ({
        label: t(`glyphs.${glyph}`),
        icon: <GlyphIcon glyph={glyph} />,
        onSelect: () => react(glyph),
      }))}
    />
  );
}
