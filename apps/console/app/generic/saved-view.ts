import type { SavedViews } from '@tessera/client/shop/types.gen'
import { withoutPassing } from './passing-words.ts'

export type SavedView = SavedViews['items'][number]

/** Words about one moment are not part of a view. */
export function viewWords(query: URLSearchParams): string {
  const words = withoutPassing(query)
  words.delete('page')
  return words.toString()
}

export const viewHref = (list: string, { words }: Pick<SavedView, 'words'>): string =>
  words ? `${list}?${words}` : list
