import { formatMoney, formatUnits } from '@tessera/ui/format'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'

export interface Begun {
  text: string
  href: string
}

const open = { pageSize: 5, filters: [{ key: 'STATUS' as const, value: 'open' }], scope: 1 }

/** Unfinished work of a signed-in customer: the cart, the last project, an expiring offer, amounts due. */
export async function loadContinue({ shop, shown }: Visitor): Promise<Begun[]> {
  if (!shown.isSignedIn) return []
  const [basket, plans, quotes, bills] = await Promise.all([
    orNothing(shop.Cart.GetTesseraBasket()),
    orNothing(shop.MyAccount.GetMyProjects()),
    orNothing(shop.MyAccount.GetQuotes(open)),
    shown.isNetPro ? orNothing(shop.MyBilling.GetBillingSummary()) : undefined,
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
