import { CostCenter } from '@tessera/contract/platform/companies/cost-centers'
import { SpendingAccount } from '@tessera/contract/platform/companies/spending-accounts'
import { Promotion } from '@tessera/contract/platform/orders/promotions'
import { parameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { listFull, type Source } from '../engine/list.ts'
import { tableOf } from '../engine/table.ts'
import { currentViewer } from '../visibility/looking.ts'
import { ownCostCenters, ownPromotions, ownSpendingAccounts } from '../visibility/own-things.ts'
import { getOne } from './find-one.ts'

const costCenterTable = tableOf(CostCenter, '/costcenters')
const accountTable = tableOf(SpendingAccount, '/spendingaccounts')
const promotionTable = tableOf(Promotion, '/promotions')

const costCenters = async (call: PlatformCall): Promise<Source> => ({
  table: costCenterTable,
  from: sql`cost_centers t`,
  where: ownCostCenters(await currentViewer(call)),
})

const accounts = async (call: PlatformCall): Promise<Source> => ({
  table: accountTable,
  from: sql`spending_accounts t`,
  where: ownSpendingAccounts(await currentViewer(call)),
})

const promotions = async (call: PlatformCall): Promise<Source> => ({
  table: promotionTable,
  from: sql`promotions t`,
  where: ownPromotions(await currentViewer(call)),
})

export const ownLists: PlatformHandlers = {
  'Me.ListCostCenters': async (call) => listFull(call, await costCenters(call)),
  'Me.ListSpendingAccounts': async (call) => listFull(call, await accounts(call)),
  'Me.GetSpendingAccount': async (call) =>
    getOne(call, await accounts(call), SpendingAccount.title, parameter(call, 'spendingAccountID')),
  'Me.ListPromotions': async (call) => listFull(call, await promotions(call)),
  'Me.GetPromotion': async (call) =>
    getOne(call, await promotions(call), Promotion.title, parameter(call, 'promotionID')),
}
