import type { CustomerSet } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { findStore } from '../../kit/named-store.server.ts'
import { type AccountRights, accountRights } from '../../shell/account/account-rights.ts'
import { type DashboardTab, findTab, usualTab } from './dashboard-tabs.ts'
import { loadTab } from './load-tab.server.ts'

/** Loads each card independently: a failure shows on its card and doesn't affect the rest of the page. */
export async function loadDashboard(visitor: Visitor, query: URLSearchParams) {
  const set = await customerSetOf(visitor)
  const rights = accountRights(set)
  // a tab named in the URL loads together with the cards; on terms, the default tab depends on what is overdue
  const known = findTab(query.get('tab')) ?? (rights.isNetPro ? undefined : usualTab(rights, 0))
  const cards = loadCards(visitor, rights, set.user, known)
  const early = known && loadTab(visitor, known, rights)
  const shown = await cards
  const tab = known ?? usualTab(rights, shown.billing?.overdueCount ?? 0)
  if (!known && tab === 'orders') shown.orders = await orNothing(visitor.shop.MyOrders.GetOrderOverview())
  return { set, rights, tab, cards: shown, content: await (early ?? loadTab(visitor, tab, rights)) }
}

/** Spending totals are computed only for the tab that shows them. */
const figuresUnless = (isShown: boolean) => (isShown ? {} : { only: 'figures' })

async function loadCards(
  visitor: Visitor,
  rights: AccountRights,
  user: CustomerSet['user'],
  tab: DashboardTab | undefined,
) {
  const { shop } = visitor
  const one = { pageSize: 5, filters: [{ key: 'STATUS' as const, value: 'open' }], scope: rights.seesAccount ? 3 : 1 }
  const [orders, quotes, sheets, billing, rewards, home, status] = await Promise.all([
    orNothing(shop.MyOrders.GetOrderOverview(figuresUnless(tab === 'orders'))),
    orNothing(shop.MyAccount.GetQuotes(one)),
    orNothing(shop.MyAccount.GetSelectionSheets(one)),
    rights.seesBilling ? orNothing(shop.MyBilling.GetBillingSummary(figuresUnless(tab === 'billing'))) : null,
    rights.seesRewards ? orNothing(shop.MyRewards.GetRewardFigures()) : null,
    findStore(visitor.publicShop, visitor.shown.preferredStore ?? user?.user_preferred_store ?? null),
    // takes a constant time for every caller, so that timing reveals nothing about the account
    user?.accountStatus === 'active' ? null : orNothing(shop.Auth.GetUserStatus({})),
  ])
  return { orders, quotes, sheets, billing, rewards, store: home ?? null, status: status ?? null }
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>
export type Cards = Dashboard['cards']
