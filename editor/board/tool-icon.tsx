/** The pictures of the board editor's tools, on the same 16 by 16 field and with the same stroke as the studio's other icons. */
const PATHS = {
  select: 'M4 2.5l8.500 5.500-4 .8-2 4z',
  pan: 'M5 8V4a1 1 0 0 1 2 0v3V3a1 1 0 0 1 2 0v4-3a1 1 0 0 1 2 0v5c0 3-1.500 5-4 5-2 0-3-1-4.500-4.500A1 1 0 0 1 4.200 8.600L5 10',
  paint: 'M13.500 2.500 7 9M7 9c-2-.5-3.500.8-3.500 2.500 0 1-.5 1.500-1.500 2 3 .5 6 0 6-2.500 0-.9-.3-1.600-1-2z',
  polygon: 'M8 2l5.500 4-2 7h-7l-2-7zM8 2v.01M13.500 6v.01',
  split: 'M2.500 3h11v10h-11zM10.500 1.500l-5 13',
  merge: 'M2 4h5v8H2zM9 4h5v8H9zM5 8h6M9.500 6.500 11 8 9.500 9.500',
  window: 'M3 2.500h10v11H3zM3 8h10M8 2.500v11',
  connector: 'M6 3.500v9M10 3.500v9M1.500 8H6M10 8h4.500',
  measure: 'M2 11 11 2l3 3-9 9zM5 8l1.500 1.500M7.500 5.500 9 7M10 3l1.500 1.500',
  wall: 'M2 3h12v10H2zM2 6.300h12M2 9.700h12M6 3v3.300M10 6.300v3.400M6 9.700V13',
  door: 'M4 14V2h8v12M2 14h12M9.500 8v.5',
  arrow: 'M2.500 13.500 13 3M7.500 2.500H13.500V8.500',
  portal:
    'M8 1.500c3 0 4.500 3 4.500 6.500S11 14.500 8 14.500 3.500 11.500 3.500 8 5 1.500 8 1.500zM8 5l1 2.200L11 8l-2 .8L8 11 7 8.800 5 8l2-.8z',
  number: 'M6 3 4.500 13M11 3 9.500 13M3 6.500h10.500M2.500 10H13',
  marker: 'M8 14s4.500-4.200 4.500-7.500a4.500 4.500 0 0 0-9 0C3.500 9.800 8 14 8 14zM8 6.500v.01',
  sight:
    'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  heat: 'M8 14c2.800 0 4.500-1.800 4.500-4.300C12.500 6.500 9 5.500 9 2 6 3.500 6.500 6.500 5.500 7.500 4.800 7 4.800 6 4.800 6 3.900 7.200 3.500 8.400 3.500 9.700 3.500 12.200 5.200 14 8 14z',
  border: 'M2 3h12v10H2zM8 3v10',
  minus: 'M3 8h10',
} as const;

export type ToolIconName = keyof typeof PATHS;

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
