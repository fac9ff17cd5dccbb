import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Notice } from '@/components/ui/notice';
import { mostLines } from '@/lib/admin/import-schema';
import type { FileFault } from '@/lib/admin/read-people-file';

type FileChoiceProps = {
  /** What was wrong with the last file as a whole. */
  fault: FileFault | null;
  isPending: boolean;
  onChoose: (file: File) => void;
};

/** What a file has to look like, and where it is chosen. */
export function FileChoice({ fault, isPending, onChoose }: FileChoiceProps) {
  const t = useTranslations('admin.import');
  const id = useId();
  return (
    <>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t('lead', { most: mostLines })}</p>
      <pre
        className="mt-4 max-w-full overflow-x-auto rounded-8 bg-sunken px-4 py-3 font-mono text-13"
        tabIndex={0}
      >
        {t('example')}
      </pre>
      <ul className="mt-4 max-w-[60ch] list-disc pl-5 text-14 text-ink-2">
        <li>{t('rules.email')}</li>
        <li>{t('rules.code')}</li>
        <li>{t('rules.role')}</li>
        <li>{t('rules.group')}</li>
      </ul>
      {fault === null ? null : (
        <Notice tone="poppy" className="mt-6" title={t(`faults.${fault.fault}.title`)}>
          {fault.fault === 'too-many'
            ? t('faults.too-many.line', { count: fault.count, most: mostLines })
            : t(`faults.${fault.fault}.line`)}
        </Notice>
      )}
      <label
        htmlFor={id}
        className={`${buttonStyle({ size: 40 })} mt-6 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-orchid`}
      >
        <FileUp className="size-4!" />
        {t('choose')}
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-busy={isPending}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onChoose(file);
            // So that the same file, mended, can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
    </>
  );
}
