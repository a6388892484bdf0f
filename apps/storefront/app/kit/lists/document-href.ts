import type { DocumentKind } from '@tessera/contract/middleware/documents/models'
import type { ListKind } from '@tessera/contract/middleware/lists/models'
import { type ListState, listParams } from './list-state.ts'

export const downloadPath = '/account/download'

/** A document by its number, or several documents in one ZIP. */
export const documentHref = (kind: DocumentKind, ...ids: readonly string[]): string =>
  `${downloadPath}?${new URLSearchParams([['kind', kind], ...ids.map((id) => ['id', id])])}`

/** The export of a list with its filters and sorting, all pages. */
export function exportHref(kind: ListKind, state: ListState, format = 'csv'): string {
  const params = listParams(state)
  params.delete('size')
  return `${downloadPath}?${new URLSearchParams([['kind', kind], ['format', format], ...params])}`
}
