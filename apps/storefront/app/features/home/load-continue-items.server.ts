import { formatMoney, formatUnits } from '@tessera/ui/format'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

export interface ContinueItem {
  text: string
  href: string
}

const openFilter = { pageSize: 5, filters: [{ key: 'STATUS' as const, value: 'open' }], scope: 1 }

/** Unfinished work of a signed-in customer: the cart, the last project, an expiring offer, amounts due. */
export async function loadContinueItems({ shop, profile: shown }: Visitor): Promise<ContinueItem[]> {
  if (!shown.isSignedIn) return []
  const [basket, plans, quotes, bills] = await Promise.all([
    optional(shop.Cart.GetTesseraBasket()),
    optional(shop.MyAccount.GetMyProjects()),
    optional(shop.MyAccount.GetQuotes(openFilter)),
    shown.isNetPro ? optional(shop.MyBilling.GetBillingSummary()) : undefined,
  ])
  const project = plans?.projects.find(({ stage }) => stage !== 'done' && stage !== 'archived')
  const ending = quotes?.items.find(({ isExpiringSoon }) => isExpiringSoon)
  const due = (bills?.overdueCents ?? 0) + (bills?.dueThisWeekCents ?? 0)
  return [
    basket && basket.lineCount > 0
      ? {
          text: `Your cart: ${formatUnits(basket.lineCount, 'item')}, ${formatMoney(basket.totalCents)}`,
          href: '/shopping-cart',
        }
      : [],
    project ? { text: `Continue planning: ${project.name}`, href: `/account/projects/${project.projectId}` } : [],
    ending ? { text: `Quote ${ending.quotationId} expires soon`, href: `/account/quotes/${ending.quotationId}` } : [],
    due > 0 ? { text: `${formatMoney(due)} is due`, href: '/account/invoices' } : [],
  ].flat()
}
