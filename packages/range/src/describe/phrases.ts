/**
 * Sentences with gaps: `{color}` is filled in, and a sentence whose gap has nothing to say is passed over. `{?floor}`
 * is an empty gap that only asks whether it holds.
 */
export type Phrases = readonly string[]

/** What a product's page opens with, and what its material is like. */
export interface MaterialPhrases {
  openings: Phrases
  character: Phrases
}

/** Lines of text, one sentence or two each. */
export const lines = (text: string): Phrases =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
