import type { SavedViews } from '@tessera/client/shop/types.gen'

export type SavedView = SavedViews['items'][number]

/** Words about one moment are not part of a view. */
export function viewWords(query: URLSearchParams): string {
  const words = new URLSearchParams(query)
  for (const passing of ['page', 'done']) words.delete(passing)
  return words.toString()
}

export const viewHref = (list: string, { words }: Pick<SavedView, 'words'>): string =>
  words ? `${list}?${words}` : list
