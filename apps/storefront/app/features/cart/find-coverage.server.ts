import type { Cart } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { type CartCoverage, coverageOf } from './coverage.ts'

/** Only the most recent open projects are read, to bound the calls per cart page. */
const maxProjects = 3
const openStages: ReadonlySet<string> = new Set([
  'planning',
  'selecting',
  'quoted',
  'ordered',
  'delivering',
  'installing',
])

/** The coverage of planned products by the cart; empty for guests and if projects can't be loaded. */
export async function findCoverage(
  { shop, profile: shown }: Visitor,
  cart: Cart | undefined | null,
): Promise<CartCoverage[]> {
  if (!shown.isSignedIn || !cart?.lines.some(({ kind }) => kind === 'product')) return []
  const mine = await optional(shop.MyAccount.GetMyProjects())
  const worked =
    mine?.projects.filter(({ stage, items }) => openStages.has(stage) && items > 0).slice(0, maxProjects) ?? []
  const details = await Promise.all(
    worked.map(({ projectId }) => optional(shop.MyAccount.GetProjectDetail({ projectId }))),
  )
  return coverageOf(
    cart.lines,
    details.filter((detail) => detail !== undefined),
  )
}
