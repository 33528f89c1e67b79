/** The studio's mark: a ward's floor plan inside a shield. */
export function Mark({ size = 18 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 2.500h14v6c0 4-3 6.300-7 7.500-4-1.200-7-3.500-7-7.500z" />
      <path d="M9 2.500v5M2.300 9.500H9M9 9.500v6.300M9 7.500h6.900" />
    </svg>
  );
}
