/** What the speakers of a language call it: `de` is "Deutsch". The code itself where the browser does not know it. */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
    return name === undefined ? code : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch (error) {
    // What is no code of a language at all.
    if (error instanceof RangeError) return code;
    throw error;
  }
}
