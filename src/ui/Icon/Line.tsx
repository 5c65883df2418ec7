interface LineProps {
  path: string;
  size?: number;
  className?: string | undefined;
  /** Whether it points along the line of the text, and so the other way in a script from right to left. */
  isPointing?: boolean;
}

/** A sign beside words, drawn with a round line of 2 on a field of 24; it never speaks for itself. */
export function Line({ path, size = 24, className, isPointing = false }: LineProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      data-points={isPointing || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
