/** A track on a card as the screen draws it. */
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { placeOnTrack } from '../language/tracks';
import type { TrackView } from '../view';

/** A track on a card, with its marker. */
export function trackView(play: Play, track: ItemInfo): TrackView {
  const at = placeOnTrack(play, track);
  const ids = play.program.tracks.get(track.number)?.ids ?? [];
  const spaces = ids.map((label, index): TrackView['spaces'][number] => ({
    label,
    state: index < at ? 'past' : index === at ? 'current' : 'ahead',
  }));
  return {
    id: track.item.id,
    name: track.item.name ?? track.item.id,
    spaces,
    end: '',
    markerIcon: markerIcon(play, track),
  };
}

function markerIcon(play: Play, { item }: ItemInfo): string {
  const marker = play.program.find('token', String(item.marker)) ?? play.program.find('monster', String(item.marker));
  return typeof marker?.item.icon === 'string' ? marker.item.icon : 'event';
}
