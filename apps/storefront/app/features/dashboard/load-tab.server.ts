import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { orNoRight } from '../../kit/account/or-no-right.server.ts'
import type { AccountRights } from '../../shell/account/account-rights.ts'
import { type DashboardTab, isBillingTab } from './dashboard-tabs.ts'

const maxRows = 5

/** Loads the content of a tab beyond the cards. A forbidden tab answers with the reason and who can grant access. */
export async function loadTab({ shop }: Visitor, tab: DashboardTab, rights: AccountRights) {
  if (isBillingTab(tab) && !rights.seesBilling) {
    const { noRight } = await orNoRight(shop.MyBilling.GetBillingSummary())
    return { noRight, payments: undefined, due: undefined }
  }
  const [payments, due] = await Promise.all([
    tab === 'payment'
      ? optional(shop.MyAccount.GetBillingHistory({ pageSize: maxRows, filters: [{ key: 'ZZDOCTYFI', value: 'DZ' }] }))
      : undefined,
    tab === 'DUE'
      ? optional(
          shop.MyAccount.SearchForInvoices({
            pageSize: 10,
            sortBy: 'dueOn',
            sortDirection: 'asc',
            filters: [{ key: 'STATUS', value: 'open' }],
          }),
        )
      : undefined,
  ])
  return { noRight: null, payments, due }
}
