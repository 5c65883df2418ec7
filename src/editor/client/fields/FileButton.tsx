import { useRef } from 'react';
import type { SignName } from '../Sign.tsx';
import { Tool } from '../Tool.tsx';

/** A button that asks for a file. */
export function FileButton({
  sign = 'picture',
  label,
  accept,
  onFile,
}: {
  sign?: SignName;
  label: string;
  accept: string;
  onFile(file: File): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool sign={sign} label={label} isNamed onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
