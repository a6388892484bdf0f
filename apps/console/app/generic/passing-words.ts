/** The word of the address that says what was just done. It is no word of the API. */
export const doneWord = 'done'

/** The request that made the change, for people who may undo it. */
export const undoWord = 'undo'

/** The address without what the last press did: that belongs to one moment of one person. */
export function withoutPassing(query: URLSearchParams): URLSearchParams {
  const words = new URLSearchParams(query)
  for (const passing of [doneWord, undoWord]) words.delete(passing)
  return words
}
