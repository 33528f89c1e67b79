/** The look of each frame: its pen, type, paper and pattern, and how all of that is printed with little ink. */
import type { CardFace } from '../schemas/generated/types';
import type { Pen } from './drawn-name';
import type { FontFamily } from './measure';

export type PatternName = 'tiles' | 'wallpaper' | 'rosette' | 'woodcut' | 'depths';

export interface PatternColors {
  ground: string;
  pale: string;
  mid: string;
  dark: string;
}

export interface Look {
  pen: Pen;
  family: FontFamily;
  /** Points: the type grows to this where there is room. */
  largest: number;
  align: 'left' | 'middle';
  /** Around everything. */
  ground: string;
  /** Where text stands. */
  paper: string;
  ink: string;
  /** Of spine, bands and frames. */
  color: string;
  /** What is written on `color`. */
  onColor: string;
  pattern: PatternName;
  colors: PatternColors;
  isEconomy: boolean;
}

interface FrameLook extends Pick<Look, 'pen' | 'family' | 'largest' | 'align' | 'paper' | 'ink' | 'pattern'> {
  /** Absent: the colour of the type. */
  ground?: string;
  /** Absent: tints of the colour of the type. */
  colors?: PatternColors;
}

const FRAMES: Readonly<Record<CardFace['frame'], FrameLook>> = {
  spine: {
    pen: 'cut',
    family: 'sans',
    largest: 9,
    align: 'left',
    ground: '#f3eee2',
    paper: '#f3eee2',
    ink: '#1b2320',
    pattern: 'tiles',
    colors: { ground: '#a8b8ac', pale: '#dfe6dc', mid: '#9fb3a5', dark: '#6f8578' },
  },
  band: {
    pen: 'double',
    family: 'serif',
    largest: 11,
    align: 'middle',
    paper: '#f5f0e4',
    ink: '#26213f',
    pattern: 'wallpaper',
  },
  hallway: {
    pen: 'double',
    family: 'serif',
    largest: 10,
    align: 'middle',
    paper: '#f5f0e4',
    ink: '#26213f',
    pattern: 'wallpaper',
  },
  corners: {
    pen: 'inline',
    family: 'serif',
    largest: 11,
    align: 'left',
    paper: '#f6f1e5',
    ink: '#2a1810',
    pattern: 'rosette',
  },
  woodcut: {
    pen: 'nib',
    family: 'serif',
    largest: 11,
    align: 'left',
    ground: '#f1e3c3',
    paper: '#f1e3c3',
    ink: '#35240f',
    pattern: 'woodcut',
    colors: { ground: '#e2cb95', pale: '#f1e3c3', mid: '#d3b877', dark: '#35240f' },
  },
  plates: {
    pen: 'round',
    family: 'sans',
    largest: 9,
    align: 'left',
    ground: '#0f2a33',
    paper: '#edf2ee',
    ink: '#0e2027',
    pattern: 'depths',
    colors: { ground: '#123640', pale: '#1d4a54', mid: '#4f8a86', dark: '#8fd0c5' },
  },
};

const WHITE = '#ffffff';
/** Of patterns that are printed with little ink. */
const GREYS: PatternColors = { ground: WHITE, pale: WHITE, mid: '#c4c4c4', dark: '#9a9a9a' };

export function lookOf(frame: CardFace['frame'], color: string, isEconomy: boolean): Look {
  const { ground = color, colors, ...rest } = FRAMES[frame];
  const own = colors ?? {
    ground: mix(color, rest.paper, 0.84),
    pale: mix(color, rest.paper, 0.7),
    mid: mix(color, rest.paper, 0.45),
    dark: color,
  };
  if (!isEconomy) return { ...rest, ground, color, onColor: WHITE, colors: own, isEconomy };
  return { ...rest, ground: WHITE, paper: WHITE, color: WHITE, onColor: rest.ink, colors: GREYS, isEconomy };
}

/** The same card by night: light on dark. */
export function nightOf(look: Look): Look {
  if (look.isEconomy) return look;
  return { ...look, ground: '#1c2340', paper: '#1c2340', ink: '#e4e9f7', color: '#2c3563', onColor: '#e4e9f7' };
}

type Attrs = Readonly<Record<string, string | number>>;

/** A surface of a colour, by default that of the type; with little ink its outline only. */
export const surface = ({ color, ink, isEconomy }: Look, fill: string = color): Attrs =>
  isEconomy ? { fill: WHITE, stroke: ink, strokeWidth: 0.4 } : { fill };

/** What a surface has besides its colour. */
export const outline = ({ ink, isEconomy }: Look): Attrs => (isEconomy ? { stroke: ink, strokeWidth: 0.4 } : {});

/** What is written or drawn in the colour of the type. */
export const toneOf = ({ color, ink, isEconomy }: Look): string => (isEconomy ? ink : color);

/** `part` of 1 is all `b`. */
export function mix(a: string, b: string, part: number): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? value) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0);
