import type { CustomerSet } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNothing } from '../../http/shop-answers.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { findStore } from '../../kit/named-store.server.ts'
import { type AccountRights, accountRights } from '../../shell/account/account-rights.ts'
import { type DashboardTab, findTab, usualTab } from './dashboard-tabs.ts'
import { loadTab } from './load-tab.server.ts'

/** Every card by itself: what fails is told on its card, the rest of the page does not notice. */
export async function loadDashboard(visitor: Visitor, query: URLSearchParams) {
  const set = await customerSetOf(visitor)
  const rights = accountRights(set)
  // a tab that is known need not wait for the cards; which one is usual depends, on terms, on what is overdue
  const known = findTab(query.get('tab')) ?? (rights.isNetPro ? undefined : usualTab(rights, 0))
  const cards = loadCards(visitor, rights, set.user, known)
  const early = known && loadTab(visitor, known, rights)
  const shown = await cards
  const tab = known ?? usualTab(rights, shown.billing?.overdueCount ?? 0)
  if (!known && tab === 'orders') shown.orders = await orNothing(visitor.shop.MyOrders.GetOrderOverview())
  return { set, rights, tab, cards: shown, content: await (early ?? loadTab(visitor, tab, rights)) }
}

/** What was spent is added up for the tab that shows it, and only for that. */
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
    // takes its time whoever asks, so that nobody learns from it
    user?.accountStatus === 'active' ? null : orNothing(shop.Auth.GetUserStatus({})),
  ])
  return { orders, quotes, sheets, billing, rewards, store: home ?? null, status: status ?? null }
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>
export type Cards = Dashboard['cards']
