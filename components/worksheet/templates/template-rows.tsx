import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';
import { templateCells, templates } from '@/lib/worksheet/templates';

/** The templates, each with the formula that tells what it is about. */
export function TemplateRows({ onFill }: { onFill: (cells: readonly CellDraft[]) => void }) {
  const t = useTranslations('worksheet');
  return (
    <section className="mt-4">
      <h3 className="text-16 font-semibold">{t('empty.templates')}</h3>
      <ul className="divide-y divide-line">
        {templates.map((template) => {
          const title = t(`templates.${template.id}.title`);
          return (
            <li
              key={template.id}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-14 tablet:grid-cols-[200px_minmax(0,1fr)_auto]"
            >
              <span className="font-medium">{title}</span>
              <code className="truncate font-mono text-ink-2 max-tablet:row-start-2">{template.formula}</code>
              <Button
                variant="edge"
                size={32}
                aria-label={t('empty.useTemplate', { title })}
                className="max-tablet:row-span-2"
                onClick={() =>
                  onFill(templateCells(template, { title, about: t(`templates.${template.id}.about`) }))
                }
              >
                {t('empty.useShort')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
