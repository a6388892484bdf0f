import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import type { Caller } from '@tessera/domain/identity/may-call'
import type { PathValues } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { endsOfRecord, relationCalls } from '../operations/relation-ends.ts'
import { listTitle } from './crumbs.server.ts'
import { endTitle } from './end-title.server.ts'
import { fieldLabel } from './labels.ts'
import type { RelatedLink } from './views.ts'

const reads = operations.filter(({ verb, reply }) => verb === 'GET' && reply)

/** Pages that belong to a record: what is inside it, then where it is assigned. */
export function relatedOf(caller: Caller, read: Operation, params: PathValues): RelatedLink[] {
  const { path } = read
  if (!/:\w+$/.test(path)) return []
  const inside = reads.filter(
    ({ path: other }) => other.startsWith(`${path}/`) && !other.slice(path.length).includes(':'),
  )
  const links = inside
    .filter((other) => isAllowed(caller, other, params))
    .map((other) => ({ label: labelOfLink(other), href: hrefOf(other, params) }))
  const assigned = endsOfRecord(read)
    .filter(({ relation }) => isAllowed(caller, relationCalls(relation).list, params))
    .map((end) => ({ label: endTitle(end), href: `${hrefOf(read, params)}/${end.slug}` }))
  return [...links, ...assigned].filter(({ href }) => href.startsWith('/r'))
}

const labelOfLink = (read: Operation): string =>
  read.list ? listTitle(read) : fieldLabel(read.path.split('/').at(-1) ?? '')
