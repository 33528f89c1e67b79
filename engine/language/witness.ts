/** Watches one game being played without a part in it: for statistics. Games without a witness pay nothing for it. */
import type { EventCause, EventRecord } from './event-record';
import type { Play } from './play';

export interface Witness {
  /** An event has happened, with all that it is; its parents are still under way, and what answers it is still to come. */
  happened(play: Play, event: EventRecord): void;
  /** A piece of content answers an event: a trigger fires, a replacement steps in. */
  answered(play: Play, event: EventRecord, cause: EventCause): void;
}
