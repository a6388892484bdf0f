import type { Cart } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'
import { type Coverage, coverageOf } from './coverage.ts'

/** Those somebody works on; older ones are not asked about each time a cart is opened. */
const mostProjects = 3
const open: ReadonlySet<string> = new Set(['planning', 'selecting', 'quoted', 'ordered', 'delivering', 'installing'])

/** How far the cart goes for what is planned; nothing for guests, or where projects cannot be asked. */
export async function findCoverage({ shop, shown }: Visitor, cart: Cart | undefined | null): Promise<Coverage[]> {
  if (!shown.isSignedIn || !cart?.lines.some(({ kind }) => kind === 'product')) return []
  const mine = await orNothing(shop.MyAccount.GetMyProjects())
  const worked = mine?.projects.filter(({ stage, items }) => open.has(stage) && items > 0).slice(0, mostProjects) ?? []
  const details = await Promise.all(
    worked.map(({ projectId }) => orNothing(shop.MyAccount.GetProjectDetail({ projectId }))),
  )
  return coverageOf(
    cart.lines,
    details.filter((detail) => detail !== undefined),
  )
}
