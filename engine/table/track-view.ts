/** A track on a card as the screen draws it. */
import { enter } from '../language/host';
import type { Frame, Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { placeOnTrack } from '../language/tracks';
import type { TrackSpaceView, TrackView } from '../view';

/** A track on a card, with its marker. */
export function trackView(play: Play, track: ItemInfo): TrackView {
  const at = placeOnTrack(play, track);
  const { labels = [], notes = [] } = play.program.tracks.get(track.number) ?? {};
  const frame = frameOf(play, track);
  const printed = printedSpaces(track);
  const beside = remindersOf(play, track);
  const spaces = labels.map(
    (label, index): TrackSpaceView => ({
      label: label(play, frame),
      state: index < at ? 'past' : index === at ? 'current' : 'ahead',
      ...printed[index],
      note: notes[index]?.(play, frame) ?? '',
      beside: beside(index),
    }),
  );
  return {
    id: track.item.id,
    name: track.item.name ?? track.item.id,
    spaces,
    end: '',
    markerIcon: markerIcon(play, track),
  };
}

function frameOf(play: Play, track: ItemInfo): Frame {
  const host = play.program.tracks.get(track.number)?.host;
  return host === undefined ? play.frame(0) : enter(play, host, play.firstOfItem(track.number));
}

/** What lies beside each space of a track now, by the place of the space. */
export function remindersOf(play: Play, track: ItemInfo): (place: number) => NonNullable<TrackSpaceView['beside']> {
  const { beside = [] } = play.program.tracks.get(track.number) ?? {};
  const frame = frameOf(play, track);
  const lying = beside
    .filter(({ test }) => test(play, frame) !== 0)
    .map(({ space, icon, text }) => ({ at: space(play, frame), icon, text: text(play, frame) }));
  return (place) => lying.flatMap(({ at, icon, text }) => (at === place ? [{ icon, text }] : []));
}

function markerIcon(play: Play, { item }: ItemInfo): string {
  const marker = play.program.find('token', String(item.marker)) ?? play.program.find('monster', String(item.marker));
  return typeof marker?.item.icon === 'string' ? marker.item.icon : 'event';
}

/** What the spaces of a track on a card bear: the icons that are drawn, and numbers. */
function printedSpaces({ item }: ItemInfo): Pick<TrackSpaceView, 'icon' | 'numbers'>[] {
  const spaces = Array.isArray(item.spaces) ? (item.spaces as PrintedSpace[]) : [];
  const icons = (item.icons ?? {}) as Readonly<Record<string, { icon?: string }>>;
  return spaces.map(({ icon = '', numbers = {} }) => ({
    icon: icons[icon]?.icon ?? icon,
    numbers: Object.entries(numbers).map(([name, value]) => ({ name, value })),
  }));
}

interface PrintedSpace {
  icon?: string;
  numbers?: Readonly<Record<string, number>>;
}
