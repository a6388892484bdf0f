import type { PastEvent } from './read-events.server.ts'

type Named = Pick<PastEvent, 'operation' | 'object' | 'body' | 'before'>

/** Orders of the shop by the ID that the platform has for them. */
export type OrderNumbers = ReadonlyMap<string, { number: string }>

/** The order that a path of the platform is about. */
export const orderIn = (object: string | null): string | undefined => object?.match(/^orders\/([^/]+)/)?.[1]

/** A record by its name and its ID, as far as people can read them: `Teo Marquez`, `Listed (listed)`. */
export function nameRecord({ operation, object, body, before }: Named, orders: OrderNumbers = new Map()): string {
  if (!object) return operation.startsWith('Cart.') ? 'in a cart' : 'in their own account'
  const ids = idsIn(object).map((id, at) => (at === 0 && orderIn(object) ? (orders.get(id)?.number ?? id) : id))
  const name = nameIn({ ...before, ...body })
  const id = ids.at(-1)
  if (!name || !id) return ids.join(' › ') || object
  return isReadable(id) && id !== name ? `${name} (${id})` : name
}

/** Of `orders/o-1/lineitems/line-1` every second part; sides of orders are not IDs. */
const idsIn = (object: string): string[] =>
  object
    .replace(/\/(Incoming|Outgoing)(?=\/)/, '')
    .split('/')
    .filter((_, at) => at % 2 === 1)

function nameIn({ Name, FirstName, LastName, Username }: Record<string, unknown>): string {
  const person = [FirstName, LastName].filter((part) => typeof part === 'string').join(' ')
  return [Name, person, Username].find((one): one is string => typeof one === 'string' && one !== '') ?? ''
}

/** Generated IDs say nothing to people. */
const isReadable = (id: string): boolean => /^(?!a-)[\w-]{1,20}$/.test(id)
