import type { Operation } from '@tessera/contract/kit/operation'
import { fillPath } from '../operations/fill-path.ts'
import { findRead, type PathValues } from '../operations/find-operation.ts'
import { hrefOf, placeOf } from '../operations/places.ts'
import { fieldLabel, modelsLabel } from './labels.ts'
import { menuLabel } from './menu.ts'
import type { Crumb } from './views.ts'

/** The heading of a list. */
export const listTitle = ({ id, reply, path }: Operation): string =>
  menuLabel(id) ?? (reply ? modelsLabel(reply.title) : fieldLabel(path.split('/').at(-1) ?? ''))

/** The pages above this one: `Buyers › northline › Cost centers`, each of them a page of its own. */
export function crumbsOf({ path }: Operation, params: PathValues): Crumb[] {
  const segments = path.slice(1).split('/')
  return segments.flatMap((segment, at) => {
    const filled = fillPath(`/${segments.slice(0, at + 1).join('/')}`, params)
    const found = filled && findRead(filled)
    if (!found || !['list', 'record'].includes(placeOf(found.operation).screen)) return []
    const isList = Boolean(found.operation.list)
    const title = isList ? listTitle(found.operation) : (params[segment.slice(1)] ?? fieldLabel(segment))
    return [{ title, url: hrefOf(found.operation, found.params) }]
  })
}
