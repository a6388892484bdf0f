import { CostCenter } from '@tessera/contract/platform/companies/cost-centers'
import { SpendingAccount } from '@tessera/contract/platform/companies/spending-accounts'
import { Promotion } from '@tessera/contract/platform/orders/promotions'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { tableOf } from '../engine/table.ts'
import { isAssignedAccount, isAssignedCostCenter, isAssignedPromotion } from '../visibility/assigned-records.ts'
import { currentViewer } from '../visibility/viewer-context.ts'
import { getListed } from './find-listed.ts'

const costCenterTable = tableOf(CostCenter, '/costcenters')
const accountTable = tableOf(SpendingAccount, '/spendingaccounts')
const promotionTable = tableOf(Promotion, '/promotions')

const costCenterSource = async (call: PlatformCall): Promise<ListSource> => ({
  table: costCenterTable,
  from: sql`cost_centers t`,
  where: isAssignedCostCenter(await currentViewer(call)),
})

const accountSource = async (call: PlatformCall): Promise<ListSource> => ({
  table: accountTable,
  from: sql`spending_accounts t`,
  where: isAssignedAccount(await currentViewer(call)),
})

const promotionSource = async (call: PlatformCall): Promise<ListSource> => ({
  table: promotionTable,
  from: sql`promotions t`,
  where: isAssignedPromotion(await currentViewer(call)),
})

export const assignedListHandlers: PlatformHandlers = {
  'Me.ListCostCenters': async (call) => listPage(call, await costCenterSource(call)),
  'Me.ListSpendingAccounts': async (call) => listPage(call, await accountSource(call)),
  'Me.GetSpendingAccount': async (call) =>
    getListed(call, await accountSource(call), SpendingAccount.title, pathParameter(call, 'spendingAccountID')),
  'Me.ListPromotions': async (call) => listPage(call, await promotionSource(call)),
  'Me.GetPromotion': async (call) =>
    getListed(call, await promotionSource(call), Promotion.title, pathParameter(call, 'promotionID')),
}
