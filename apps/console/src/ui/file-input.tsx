import { useWords } from '../words.ts';
import type { FieldIds } from './field.tsx';

interface Props {
  readonly ids: FieldIds;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A choice of files in the reader's language: the browser's own speaks that of the device. It lies unseen above the button, and takes what is dropped. */
export function FileInput({ ids, accept, isMultiple = false, onFiles }: Props) {
  const t = useWords();
  return (
    <span className="file">
      <span className="button" aria-hidden="true">
        {t(isMultiple ? 'choose_files' : 'choose_file')}
      </span>
      <input
        {...ids}
        type="file"
        multiple={isMultiple}
        accept={accept}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </span>
  );
}
