import type { Operation } from '@tessera/contract/kit/operation'
import { relations } from '@tessera/contract/platform/operations'

export interface RecordedWrite {
  operation: Pick<Operation, 'id' | 'tag' | 'name' | 'path'>
  params: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
  /** ID of the object in the reply. */
  replyID: string | null
}

/** Saving an assignment names in its body what deleting it names in its path. */
const assignmentPaths = new Map(relations.map(({ tag, named, remove }) => [`${tag}.Save${named}`, remove]))

/**
 * The address of the record that a write is about: `buyers/b/costcenters/c`. Everything below an address belongs to the
 * same record. Null for carts and for what people keep for themselves.
 */
export function recordPath({ operation, params, body, replyID }: RecordedWrite): string | null {
  const { id, tag, name, path } = operation
  if (id === 'Cart.Submit' && replyID) return `orders/${replyID}`
  if (tag === 'Cart' || /^\/me(\/|$)/.test(path)) return null
  const assignment = assignmentPaths.get(id)
  if (assignment) return fillPath(assignment, { ...namesIn(body), ...params })
  const filled = fillPath(upToLastParameter(path), params)
  return name.startsWith('Create') && replyID ? `${fillPath(path, params)}/${replyID}` : filled
}

/** `/orders/:direction/:orderID/submit` is about the order. A path without parameters is about itself. */
const upToLastParameter = (path: string): string => /^.*:\w+/.exec(path)?.[0] ?? path

/** The direction of an order is how it is looked at, not a part of its address. */
function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  const segments = path.split('/').filter((part) => part && part !== ':direction')
  return segments.map((part) => (part.startsWith(':') ? (values[part.slice(1)] ?? '') : part)).join('/')
}

/** `ProductID` in a body is `productID` in a path. */
const namesIn = (body: RecordedWrite['body']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.charAt(0).toLowerCase() + name.slice(1), value]] : [],
    ),
  )
