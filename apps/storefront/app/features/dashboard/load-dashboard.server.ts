import type { CustomerSet } from '@tessera/client/shop/types.gen'
import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { loadOwnLimits } from '../../kit/account/load-own-limits.server.ts'
import { findStore } from '../../kit/named-store.server.ts'
import { type AccountRights, accountRights } from '../../shell/account/account-rights.ts'
import { type DashboardTab, defaultTab, findTab } from './dashboard-tabs.ts'
import { foldEarlierDays } from './fold-earlier-days.ts'
import { loadTab } from './load-tab.server.ts'

/** Loads each card independently: a failure shows on its card and doesn't affect the rest of the page. */
export async function loadDashboard(visitor: Visitor, query: URLSearchParams) {
  const set = await customerSetOf(visitor)
  const rights = accountRights(set)
  // a tab named in the URL loads together with the cards; on terms, the default tab depends on what is overdue
  const known = findTab(query.get('tab')) ?? (rights.isNetPro ? undefined : defaultTab(rights, 0))
  const cards = loadCards(visitor, rights, set.user, known)
  const early = known && loadTab(visitor, known, rights)
  const loadedCards = await cards
  const tab = known ?? defaultTab(rights, loadedCards.billing?.overdueCount ?? 0)
  if (!known && tab === 'orders') loadedCards.orders = await optional(visitor.shop.MyOrders.GetOrderOverview())
  return { set, rights, tab, cards: loadedCards, content: await (early ?? loadTab(visitor, tab, rights)) }
}

/** Spending totals are computed only for the tab that shows them. */
const figuresOnlyUnless = (isShown: boolean) => (isShown ? {} : { only: 'figures' })

async function loadCards(
  visitor: Visitor,
  rights: AccountRights,
  user: CustomerSet['user'],
  tab: DashboardTab | undefined,
) {
  const { shop } = visitor
  const one = { pageSize: 5, filters: [{ key: 'STATUS' as const, value: 'open' }], scope: rights.seesAccount ? 3 : 1 }
  const [orders, quotes, sheets, billing, rewards, overspent, home, status, waiting, limits] = await Promise.all([
    optional(shop.MyOrders.GetOrderOverview(figuresOnlyUnless(tab === 'orders'))),
    optional(shop.MyAccount.GetQuotes(one)),
    optional(shop.MyAccount.GetSelectionSheets(one)),
    rights.seesBilling ? optional(shop.MyBilling.GetBillingSummary(figuresOnlyUnless(tab === 'billing'))) : null,
    rights.seesRewards ? optional(shop.MyRewards.GetRewardFigures()) : null,
    optional(shop.Projects.GetOverspentProjects()),
    findStore(visitor.publicShop, visitor.profile.preferredStore ?? user?.user_preferred_store ?? null),
    // takes a constant time for every caller, so that timing reveals nothing about the account
    user?.accountStatus === 'active' ? null : optional(shop.Auth.GetUserStatus({})),
    rights.canApprove ? optional(shop.Approvals.GetWaitingOrders()) : null,
    loadOwnLimits(visitor, rights),
  ])
  const shownBilling = billing && { ...billing, dueDays: foldEarlierDays(billing.dueDays, visitor.today) }
  const own = { store: home ?? null, status: status ?? null, waiting, limits }
  return { orders, quotes, sheets, billing: shownBilling, rewards, overspent, ...own }
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>
export type DashboardCardData = Dashboard['cards']
