/**
 * What a face is drawn with: a tree of shapes in millimetres, as SVG has them, that whoever shows it turns into elements.
 * Texts are texts and never markup; an icon is only named.
 */

export interface FaceNode {
  tag: 'g' | 'rect' | 'path' | 'circle' | 'text' | 'tspan' | 'clipPath' | 'icon';
  attrs: Readonly<Record<string, string | number>>;
  text?: string;
  children?: readonly FaceNode[];
}

type Attrs = FaceNode['attrs'];

const round = (value: number): number => Math.round(value * 100) / 100;

export const group = (attrs: Attrs, children: readonly FaceNode[]): FaceNode => ({ tag: 'g', attrs, children });

export const rect = (x: number, y: number, width: number, height: number, attrs: Attrs): FaceNode => ({
  tag: 'rect',
  attrs: { x: round(x), y: round(y), width: round(width), height: round(height), ...attrs },
});

export const path = (d: string, attrs: Attrs): FaceNode => ({ tag: 'path', attrs: { d, ...attrs } });

export const circle = (cx: number, cy: number, r: number, attrs: Attrs): FaceNode => ({
  tag: 'circle',
  attrs: { cx: round(cx), cy: round(cy), r: round(r), ...attrs },
});

export const icon = (name: string, x: number, y: number, size: number, fill: string): FaceNode => ({
  tag: 'icon',
  attrs: { name, x: round(x), y: round(y), size: round(size), fill },
});

/** A line from point to point; numbers are rounded to a hundredth of a millimetre. */
export const lineThrough = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Everything inside is cut off at a shape. `id` must be the only one on the page. */
export const clipped = (id: string, shape: FaceNode, children: readonly FaceNode[]): FaceNode =>
  group({}, [{ tag: 'clipPath', attrs: { id }, children: [shape] }, group({ clipPath: `url(#${id})` }, children)]);
