/** Something that could be written at a place, for an editor to offer. */

export interface Completion {
  label: string;
  /** A word or two on what it is. */
  detail: string;
  /** Markdown, '' if there is nothing to say. */
  documentation: string;
  /** Takes the place of the text from `start` to `end`, offsets in the file's text. */
  text: string;
  start: number;
  end: number;
}

/** A completion that does not know its place yet. */
export type Offer = Pick<Completion, 'label' | 'text'> & Partial<Pick<Completion, 'detail' | 'documentation'>>;

export interface Span {
  start: number;
  end: number;
}

export const placed = (offers: readonly Offer[], { start, end }: Span): Completion[] =>
  offers.map((offer) => ({ detail: '', documentation: '', ...offer, start, end }));
