import { useRef } from 'react';
import type { SignName } from '../Sign.tsx';
import { Tool } from '../Tool.tsx';

/** A button that asks for a file, or for several that belong together. */
export function FileButton({
  sign = 'picture',
  label,
  accept,
  isMany = false,
  onFile,
}: {
  sign?: SignName;
  label: string;
  accept: string;
  isMany?: boolean;
  onFile(file: File, more: File[]): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool sign={sign} label={label} isNamed onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMany}
        hidden
        onChange={({ target }) => {
          const [file, ...more] = target.files ?? [];
          target.value = '';
          if (file) onFile(file, more);
        }}
      />
    </>
  );
}
