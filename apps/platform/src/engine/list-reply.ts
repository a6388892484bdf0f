import type { ListMeta } from '@tessera/domain/lists/meta'
import { JsonText } from '@tessera/server/json-text'

/** A page of a list as JSON text, with the number of records on all pages. */
export class ListReply extends JsonText {
  readonly total: number

  constructor(meta: ListMeta & { Facets?: unknown }, items: string) {
    super(`{"Meta":${JSON.stringify(meta)},"Items":${items}}`)
    this.total = meta.TotalCount
  }
}
