import type { Cart } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'
import { type Coverage, coverageOf } from './coverage.ts'

/** Only the most recent open projects are read, to bound the calls per cart page. */
const mostProjects = 3
const open: ReadonlySet<string> = new Set(['planning', 'selecting', 'quoted', 'ordered', 'delivering', 'installing'])

/** The coverage of planned products by the cart; empty for guests and if projects can't be loaded. */
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
