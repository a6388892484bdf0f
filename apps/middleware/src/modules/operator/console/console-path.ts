/** A path within the console, never another site. */
export const isConsolePath = (path: string): boolean => /^\/[\w.~%-]+(\/[\w.~%:!-]+)*$/.test(path)

/** Words about one moment are not part of what is saved. */
export function tidyWords(words: string): string {
  const query = new URLSearchParams(words)
  for (const passing of ['page', 'done']) query.delete(passing)
  return query.toString().slice(0, 1000)
}
