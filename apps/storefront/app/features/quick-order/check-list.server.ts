import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { CartLine } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import type { TypedLine } from './read-list.ts'

export interface CheckedLine extends TypedLine {
  /** The product, if the SKU is known. */
  known: Pick<CartLine, 'name' | 'product_url' | 'purchaseUnit' | 'areaSqft' | 'lineTotalCents'> | null
  availability: string
  problem: string | null
}

/** The middleware accepts this many lines per call. */
const batchSize = 100
const maxBoxes = 100_000

/** Returns each line with its product, price and problem; adds nothing to the cart. */
export async function checkList({ shop }: Visitor, lines: readonly TypedLine[]): Promise<CheckedLine[]> {
  const readable = lines.filter((line) => findTypingProblem(line) === null)
  const found = new Map<TypedLine, CartLine>()
  for (let at = 0; at < readable.length; at += batchSize) {
    const part = readable.slice(at, at + batchSize)
    const { items } = await shop.Cart.GuestCartListItems({ items: part.map(itemOf) })
    for (const [index, line] of part.entries()) {
      const item = items[index]
      if (item) found.set(line, item)
    }
  }
  return lines.map((line) => checkLine(line, found.get(line)))
}

const itemOf = ({ sku, quantity, room }: TypedLine) => ({
  sku: sku.trim(),
  quantity: Number(quantity),
  room: room.trim().slice(0, 100) || null,
})

function findTypingProblem({ sku, quantity }: TypedLine): string | null {
  if (!/^[\w.-]{1,40}$/.test(sku.trim())) return 'Enter the SKU printed on the box.'
  if (quantity.trim() === '') return 'Enter a quantity.'
  if (!/^\d{1,6}$/.test(quantity.trim())) return 'Enter a whole number.'
  return Number(quantity) < 1 || Number(quantity) > maxBoxes ? 'Enter a number from 1 to 100,000.' : null
}

function checkLine(line: TypedLine, found: CartLine | undefined): CheckedLine {
  const isKnown = found !== undefined && found.name !== found.sku
  const unknown = found && !isKnown ? 'We don’t recognize this SKU.' : null
  const problem = findTypingProblem(line) ?? unknown ?? found?.problems[0] ?? null
  return { ...line, known: isKnown ? found : null, availability: found?.availability.text ?? '', problem }
}

/** Adds the valid lines to the cart and returns the others with the reason. Duplicate SKUs become one line. */
export async function addList(visitor: Visitor, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  await visitor.ensureToken()
  const good = lines.filter(({ problem }) => problem === null)
  const left = lines.filter(({ problem }) => problem !== null)
  for (let at = 0; at < good.length; at += batchSize) {
    const part = good.slice(at, at + batchSize)
    const problem = await addBatch(visitor, part)
    if (problem) left.push(...part.map((line) => ({ ...line, problem: problem(line.sku) })))
  }
  return left
}

type Reason = (sku: string) => string

async function addBatch({ shop }: Visitor, part: readonly CheckedLine[]): Promise<Reason | undefined> {
  const groups = Map.groupBy(part.map(itemOf), ({ sku, room }) => `${sku} ${room}`)
  const items = [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
  try {
    await shop.Cart.AddToCart({ items })
    return undefined
  } catch (error) {
    if (!(error instanceof ShopApiError) || error.status >= 500) throw error
    // AddToCart takes all lines or none, so valid lines also stay behind
    const refused = error.data?.sku
    return (sku) =>
      refused === undefined || refused === sku ? error.message : 'Not added yet: another line needs attention.'
  }
}
