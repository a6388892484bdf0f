/**
 * Sentences with gaps: `{color}` is filled in, and a sentence with an undefined gap is skipped. `{?floor}`
 * is a condition that inserts nothing.
 */
export type PhraseTemplates = readonly string[]

/** Opening sentences of a product page, and sentences about the material. */
export interface MaterialPhrases {
  openings: PhraseTemplates
  character: PhraseTemplates
}

/** Splits text into lines of one or two sentences. */
export const phraseLines = (text: string): PhraseTemplates =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
