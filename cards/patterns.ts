/** The ground of the picture on a card: five patterns, each a little different for every card, and always the same for the same one. */
import { type FaceNode, lineThrough, path, rect } from './face-node';
import type { PatternColors, PatternName } from './look';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Chance = () => number;

/** Numbers from 0 to 1 that follow from a text alone. */
export function chanceOf(seed: string): Chance {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0;
  return () => {
    hash = (hash + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(hash ^ (hash >>> 15), hash | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** May reach over the edges of the box: whoever draws it cuts it off. */
export function drawPattern(name: PatternName, box: Box, colors: PatternColors, seed: string): FaceNode[] {
  const chance = chanceOf(seed);
  const ground = rect(box.x, box.y, box.width, box.height, { fill: colors.ground });
  return [ground, ...PATTERNS[name](box, colors, chance)];
}

const PATTERNS: Readonly<Record<PatternName, (box: Box, colors: PatternColors, chance: Chance) => FaceNode[]>> = {
  tiles({ x, y, width, height }, colors, chance) {
    const shades = ['', '', ''];
    for (let row = 0; row * 4.6 < height; row++)
      for (let at = -(row % 2) / 2; at * 7.36 < width; at++) {
        const roll = chance();
        const shade = roll < 0.6 ? 0 : roll < 0.86 ? 1 : 2;
        shades[shade] += `M${(x + at * 7.36 + 0.2).toFixed(2)} ${(y + row * 4.6 + 0.2).toFixed(2)}h6.96v4.2h-6.96Z`;
      }
    const cracks = Array.from({ length: 3 }, () => {
      const points: [number, number][] = [[x + width * (0.1 + chance() * 0.8), y]];
      for (let at = y; at < y + height; ) {
        at += 1.6 + chance() * 2.6;
        points.push([(points.at(-1)?.[0] ?? x) + (chance() - 0.5) * 4, at]);
      }
      return lineThrough(points);
    });
    return [
      path(shades[0] ?? '', { fill: colors.pale }),
      path(shades[1] ?? '', { fill: colors.mid }),
      path(shades[2] ?? '', { fill: colors.dark, opacity: 0.6 }),
      path(cracks.join(''), { fill: 'none', stroke: '#1b2320', strokeWidth: 0.35 }),
    ];
  },

  wallpaper({ x, y, width, height }, colors, chance) {
    const phase = chance() * 6;
    const bend = 0.8 + chance() * 1.4;
    const stripe = (left: number, sway: number): string => {
      const points: [number, number][] = [];
      for (let at = y - 1; at <= y + height + 1; at += 1.5)
        points.push([left + Math.sin(at / 3.4 + phase + left) * bend * sway, at]);
      return lineThrough(points);
    };
    const lefts = Array.from({ length: Math.ceil(width / 6) + 1 }, (_, at) => x + at * 6);
    const leaves = lefts.flatMap((left) =>
      Array.from({ length: Math.ceil(height / 7) }, (_, row) => {
        const top = y + row * 7 + chance() * 3;
        return `M${(left + 2.4).toFixed(2)} ${top.toFixed(2)}q1.1 1.2 0 2.6q-1.1 -1.4 0 -2.6Z`;
      }),
    );
    return [
      path(lefts.map((left) => stripe(left, 1)).join(''), { fill: 'none', stroke: colors.pale, strokeWidth: 1.4 }),
      path(lefts.map((left) => stripe(left + 2.4, 0.6)).join(''), {
        fill: 'none',
        stroke: colors.mid,
        strokeWidth: 0.35,
      }),
      path(leaves.join(''), { fill: colors.mid }),
    ];
  },

  rosette({ x, y, width, height }, colors, chance) {
    const [cx, cy] = [x + width / 2, y + height / 2];
    const petals = 5 + Math.floor(chance() * 6);
    const ring = (radius: number, depth: number, turn: number): string => {
      const points: [number, number][] = [];
      for (let step = 0; step <= 120; step++) {
        const angle = (step / 120) * Math.PI * 2;
        const reach = radius * (1 + depth * Math.sin(angle * petals + turn));
        points.push([cx + Math.cos(angle) * reach * (width / height) * 0.75, cy + Math.sin(angle) * reach]);
      }
      return `${lineThrough(points)}Z`;
    };
    const depth = 0.25 + chance() * 0.35;
    const rings = [0.22, 0.34, 0.46, 0.58].map((part, at) => ring(height * part, depth, at * 0.7 + chance()));
    return [
      path(rings.join(''), { fill: 'none', stroke: colors.mid, strokeWidth: 0.4 }),
      path(ring(height * 0.62, depth * 1.4, 0.4), { fill: 'none', stroke: colors.dark, strokeWidth: 0.3 }),
    ];
  },

  woodcut({ x, y, width, height }, colors, chance) {
    const [sunX, sunY] = [x + width * (0.15 + chance() * 0.7), y + height * 0.55];
    const rays = Array.from({ length: 40 }, (_, at) => {
      const angle = (at / 40) * Math.PI * 2;
      return `M${sunX.toFixed(2)} ${sunY.toFixed(2)}l${(Math.cos(angle) * 80).toFixed(2)} ${(Math.sin(angle) * 80).toFixed(2)}`;
    });
    const roofs: [number, number][] = [[x, y + height]];
    let at = x;
    while (at < x + width) {
      const [wide, high] = [4 + chance() * 6, height * (0.18 + chance() * 0.4)];
      const base = y + height - high * 0.55;
      roofs.push([at, base], [at + wide / 2, base - high * 0.7], [at + wide, base]);
      at += wide;
    }
    roofs.push([x + width, y + height]);
    return [
      path(rays.join(''), { fill: 'none', stroke: colors.mid, strokeWidth: 0.45 }),
      path(`M${(sunX - 4).toFixed(2)} ${sunY.toFixed(2)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, {
        fill: colors.pale,
        stroke: colors.dark,
        strokeWidth: 0.35,
      }),
      path(`${lineThrough(roofs)}Z`, { fill: colors.dark }),
    ];
  },

  depths({ x, y, width, height }, colors, chance) {
    const [cx, cy] = [x + width * (0.25 + chance() * 0.5), y + height * (0.3 + chance() * 0.4)];
    const [a, b, turn] = [2 + Math.floor(chance() * 3), 0.12 + chance() * 0.14, chance() * 6];
    const contour = (radius: number): string => {
      const points: [number, number][] = [];
      for (let step = 0; step <= 72; step++) {
        const angle = (step / 72) * Math.PI * 2;
        const reach = radius * (1 + b * Math.sin(angle * a + turn) + b * 0.5 * Math.sin(angle * 5 - turn));
        points.push([cx + Math.cos(angle) * reach * 1.5, cy + Math.sin(angle) * reach]);
      }
      return `${lineThrough(points)}Z`;
    };
    const radii = Array.from({ length: 12 }, (_, at) => 3 + at * 3.4);
    const some = (wanted: boolean) =>
      radii
        .filter((_, at) => (at % 4 === 2) === wanted)
        .map(contour)
        .join('');
    return [
      path(some(false), { fill: 'none', stroke: colors.mid, strokeWidth: 0.3 }),
      path(some(true), { fill: 'none', stroke: colors.dark, strokeWidth: 0.6 }),
    ];
  },
};
