/** Descriptions and messages mark code with backticks; where only bare text can stand, such as a tooltip, the marks go. */
export function plainWords(text: string): string;
export function plainWords(text: string | undefined): string | undefined;
export function plainWords(text: string | undefined): string | undefined {
  return text?.replaceAll('`', '');
}
