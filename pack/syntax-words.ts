/** What is said of each way in which a text fails to be JSON, by the parser's own names. */
import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

export interface SyntaxWords {
  message: string;
  hint: string;
}

const WORDS: Readonly<Record<string, SyntaxWords>> = {
  InvalidSymbol: {
    message: 'This word means nothing in JSON.',
    hint: 'Put text in double quotes; write true, false or null in small letters.',
  },
  InvalidNumberFormat: { message: 'This is not a number.', hint: 'Write it like 3, -1 or 2.5.' },
  PropertyNameExpected: {
    message: 'The name of a field was expected here.',
    hint: 'Write it in double quotes, like "name".',
  },
  ValueExpected: {
    message: 'A value was expected here.',
    hint: 'Write a text in double quotes, a number, true, false, a list or an object.',
  },
  ColonExpected: {
    message: 'A colon was expected here.',
    hint: 'Between the name of a field and its value stands a colon.',
  },
  CommaExpected: {
    message: 'A comma is missing before this.',
    hint: 'Fields and entries are separated by commas.',
  },
  LeadingZero: { message: 'A number cannot begin with a zero.', hint: 'Write it without the zero in front.' },
  'Unclosed}': { message: 'A closing bracket ] is missing before this.', hint: 'Close the list.' },
  'Unclosed]': { message: 'A closing brace } is missing before this.', hint: 'Close the object.' },
  CloseBraceExpected: { message: 'A closing brace } is missing.', hint: 'Close the object.' },
  CloseBracketExpected: { message: 'A closing bracket ] is missing.', hint: 'Close the list.' },
  EndOfFileExpected: {
    message: 'The item ends before this.',
    hint: 'Delete what follows, or check the brackets before it.',
  },
  UnexpectedEndOfComment: { message: 'This comment is not closed.', hint: 'Close it with */.' },
  UnexpectedEndOfString: {
    message: 'This text is not closed.',
    hint: 'Close it with a double quote on the same line.',
  },
  UnexpectedEndOfNumber: { message: 'This number breaks off.', hint: 'Write it like 3, -1 or 2.5.' },
  InvalidUnicode: { message: 'This \\u is not followed by four digits.', hint: 'Write it like \\u00e9.' },
  InvalidEscapeCharacter: {
    message: 'A backslash cannot stand before this character.',
    hint: 'Write \\\\ for a backslash, \\" for a quote, \\n for a new line.',
  },
  InvalidCharacter: {
    message: 'A text cannot hold this character as it is.',
    hint: 'Write \\n for a new line, \\t for a tab.',
  },
};

/** `written` is the piece of text that the parser stumbled over, `before` the character that stands before it. */
export function syntaxWords(code: ParseErrorCode, written: string, before = ''): SyntaxWords & { name: string } {
  const parserName = printParseErrorCode(code);
  // A number ends after a zero in front; the parser takes the rest of it for the next value.
  if (parserName === 'CommaExpected' && before === '0' && /^\d/.test(written)) return named('LeadingZero');
  // Where a list ends with } or an object with ], no comma is missing but the other bracket.
  const isBracket = parserName === 'CommaExpected' && (written === '}' || written === ']');
  const name = isBracket ? `Unclosed${written}` : parserName;
  return named(name);
}

function named(name: string): SyntaxWords & { name: string } {
  const words = WORDS[name] ?? { message: 'This cannot be read.', hint: 'Check the text before it.' };
  return { name, ...words };
}
