import type { RequestOptions } from '@tessera/client/call-options'
import type { LineItem, Order } from '@tessera/client/platform/types.gen'
import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { beginMerge, beginMove, type CartJoin, endJoin } from './cart-joins.ts'
import { mergeLines } from './merge-lines.ts'

export interface JoinContext {
  db: Queryable
  commerce: Commerce
  /** The customer's own token: both carts are theirs. */
  as: RequestOptions
  openToken: (sealed: string) => Promise<string>
}

/** Every step is safe to repeat; the row's state names the next one. Returns how many lines were added. */
export async function finishJoin(context: JoinContext, join: CartJoin): Promise<number> {
  const { db, commerce, as } = context
  const moving = join.state === 'waiting' ? await beginMove(db, join, await findCart(commerce, as)) : join
  if (moving.state === 'merging') return mergeGuestCart(context, moving)
  return (await moveGuestCart(context, moving))
    ? mergeGuestCart(context, await beginMerge(db, moving))
    : endJoin(db, moving, 'gone')
}

/** The customer's current cart, if it has lines. */
async function findCart({ client }: Commerce, as: RequestOptions): Promise<string | null> {
  const cart = await client.Cart.Get(as)
  return cart.ID && cart.LineItemCount > 0 ? cart.ID : null
}

/** The platform moves the order and ends the guest's token in one transaction, so it happens once. */
async function moveGuestCart(
  { commerce, as, openToken }: JoinContext,
  { sealedToken, guestOrderID }: CartJoin,
): Promise<boolean> {
  const anonUserToken = sealedToken && (await openToken(sealedToken))
  try {
    await commerce.client.Me.TransferAnonUserOrder({ anonUserToken: anonUserToken || '' }, as)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // the token has ended: either the order was moved before without a record, or there is nothing to move
  }
  return (await findOrder(commerce, guestOrderID, as)) !== undefined
}

async function mergeGuestCart(context: JoinContext, join: CartJoin): Promise<number> {
  const { db, commerce, as } = context
  const { guestOrderID, previousCartID } = join
  const { client } = commerce
  const guests = await listLines(commerce, guestOrderID, as)
  const previous = previousCartID ? await findOrder(commerce, previousCartID, as) : undefined
  // without a cart of their own, or if it was submitted meanwhile, the moved order is the cart
  if (previous?.Status !== 'Unsubmitted' || !previousCartID) return endJoin(db, join, 'done', guests.length)
  const problems = await writeLines(context, previousCartID, guestOrderID, guests)
  await client.Cart.SetActiveCart(previousCartID, as)
  // lines that could not be written stay in the moved order, which belongs to the customer
  if (problems.length > 0) return endJoin(db, join, 'held', guests.length - problems.length, problems.join(' '))
  await client.Orders.Delete('Outgoing', guestOrderID, as).catch(ignoreNotFound)
  return endJoin(db, join, 'done', guests.length)
}

async function writeLines(
  { commerce, as }: JoinContext,
  cartID: string,
  guestOrderID: string,
  guests: readonly LineItem[],
): Promise<string[]> {
  const problems: string[] = []
  const { LineItems } = commerce.client
  const steps = mergeLines(await listLines(commerce, cartID, as), guests, guestOrderID)
  for (const { kind, lineID, productID, body } of steps) {
    const write = kind === 'add' ? LineItems.Save : LineItems.Patch
    await write('Outgoing', cartID, lineID, body, as).catch((error) => {
      if (!isRefusal(error)) throw error
      problems.push(`${productID}: ${error.message}`)
    })
  }
  return problems
}

async function listLines({ client }: Commerce, orderID: string, as: RequestOptions): Promise<LineItem[]> {
  const lines: LineItem[] = []
  for await (const line of client.LineItems.List.each('Outgoing', orderID, { pageSize: 100 }, as)) lines.push(line)
  return lines
}

const findOrder = ({ client }: Commerce, id: string, as: RequestOptions): Promise<Order | undefined> =>
  client.Orders.Get('Outgoing', id, as).catch(ignoreNotFound)

const isRefusal = (error: unknown): error is PlatformError =>
  error instanceof PlatformError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429
