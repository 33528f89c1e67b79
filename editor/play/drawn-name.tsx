/** A card's name in drawn capitals, as large as its place allows; letters that were never drawn are set in bold type. */
import { drawName } from '../../cards/drawn-name';
import { FaceShapes } from '../faces/face-svg';

export interface DrawnNameProps {
  text: string;
  /** Cap height and width at most, in pixels. */
  height: number;
  width: number;
  /** Begins the ids inside. */
  id: string;
}

/** Strokes reach a little over the edges of letters. */
const RIM = 2;

export function DrawnName({ text, height, width, id }: DrawnNameProps) {
  const high = height * 2;
  const { nodes } = drawName(text, {
    x: RIM,
    y: high / 2,
    height,
    width: width - 2 * RIM,
    align: 'left',
    colour: '#1b2320',
    ground: '#f3eee2',
    pen: 'cut',
    id,
  });
  return (
    <svg role="img" aria-label={text} width={width} height={high} viewBox={`0 0 ${width} ${high}`}>
      <FaceShapes nodes={nodes} />
    </svg>
  );
}
