import { expectAllSucceed, outcomeOf } from '@tessera/testing/outcome'
import type { WireCall, WireReply } from '@tessera/testing/wire'
import type { FaultRow } from '../fault-row.ts'
import { partOf } from '../part-of.ts'
import type { RivalShop } from './rival-shop.ts'

const submitCart = (wire: WireCall): Promise<WireReply> => wire('POST', '/cart/submit')

/** Expects exactly `expected` of the concurrent requests to succeed. */
async function expectBought(
  what: string,
  wires: readonly WireCall[],
  expected: number,
  send = submitCart,
): Promise<string[]> {
  const { accepted, refused, other } = outcomeOf(await Promise.all(wires.map(send)))
  const isRight = accepted === expected && refused === wires.length - expected
  return [...(isRight ? [] : [`${what}: ${accepted} accepted, ${refused} refused`]), ...other]
}

const stock = 10
const carts = 60

/** R5: sixty carts for ten units; in two of eight rounds a bundle and a plain line share the stock. */
export async function lastUnits(shop: RivalShop, share: number): Promise<FaultRow> {
  const wrong: string[] = []
  const alone = partOf(6, share)
  const rounds = alone + partOf(2, share)
  for (let round = 0; round < rounds; round += 1) {
    const ID = `last-${round}`
    await shop.product(ID, 5, stock)
    const isShared = round >= alone
    if (isShared) await createBundle(shop, ID)
    const guests = await shop.guests(carts)
    await expectAllSucceed(
      guests.map((wire, at) =>
        isShared && at % 2
          ? wire('POST', `/cart/bundles/${ID}-set`, { LineItems: [] })
          : wire('POST', '/cart/lineitems', { ProductID: ID }),
      ),
    )
    wrong.push(...(await expectBought(ID, guests, stock)))
    const { Inventory } = await shop.admin.Products.Get(ID)
    if (Inventory?.QuantityAvailable !== 0) wrong.push(`${ID}: ${Inventory?.QuantityAvailable} left`)
  }
  return {
    id: 'R5',
    numbers: `${rounds} rounds, ${carts} carts for ${stock} units`,
    findings: [['ten were sold in each, and none is left', wrong], await shop.invariants()],
  }
}

async function createBundle({ admin }: RivalShop, ProductID: string): Promise<void> {
  const BundleID = `${ProductID}-set`
  await admin.Bundles.Create({ ID: BundleID, Name: BundleID, Active: true })
  await admin.Bundles.SaveProductAssignment({ BundleID, ProductID, Required: true, DefaultQuantity: 1 })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'storefront', BundleID })
}

const offer = {
  EligibleExpression: 'true',
  ValueExpression: '1',
  AllowAllBuyers: true,
  CanCombine: true,
  Active: true,
}

/** R6, the platform's part: promotions and account balances under contention. */
export async function limitsAndBalances(shop: RivalShop, share: number): Promise<FaultRow> {
  const wrong: string[] = []
  const rounds = partOf(5, share)
  for (let round = 0; round < rounds; round += 1) {
    wrong.push(...(await promotionForFive(shop, `five-${round}`)))
    wrong.push(...(await promotionOnce(shop, `once-${round}`, shop.customers[round])))
    wrong.push(...(await accountOfHundred(shop, `account-${round}`)))
  }
  return {
    id: 'R6',
    numbers: `${rounds} rounds each: 40 for a promotion of 5, 8 carts of one user for a promotion of 1, 10 orders of 30 on 100`,
    findings: [['every limit was met exactly', wrong], await shop.invariants()],
  }
}

async function promotionForFive({ admin, guests }: RivalShop, ID: string): Promise<string[]> {
  await admin.Promotions.Create({ ID, Code: ID, ...offer, RedemptionLimit: 5 })
  const wires = await guests(40)
  await expectAllSucceed(wires.map((wire) => wire('POST', '/cart/lineitems', { ProductID: 'tile' })))
  await expectAllSucceed(wires.map((wire) => wire('POST', `/cart/promotions/${ID}`)))
  const wrong = await expectBought(ID, wires, 5)
  const { RedemptionCount } = await admin.Promotions.Get(ID)
  return RedemptionCount === 5 ? wrong : [...wrong, `${ID}: used ${RedemptionCount} times`]
}

async function promotionOnce({ admin }: RivalShop, ID: string, wire: WireCall | undefined): Promise<string[]> {
  if (!wire) return ['nobody is there to buy']
  await admin.Promotions.Create({ ID, Code: ID, ...offer, RedemptionLimitPerUser: 1 })
  const orders = Array.from({ length: 8 }, (_, at) => `/orders/Outgoing/${ID}-${at}`)
  await expectAllSucceed(orders.map((path) => wire('PUT', path, {})))
  await expectAllSucceed(orders.map((path) => wire('POST', `${path}/lineitems`, { ProductID: 'tile' })))
  await expectAllSucceed(orders.map((path) => wire('POST', `${path}/promotions/${ID}`)))
  const left = [...orders]
  return expectBought(ID, Array(8).fill(wire), 1, (each) => each('POST', `${left.pop()}/submit`))
}

async function accountOfHundred({ admin, guests, product }: RivalShop, ID: string): Promise<string[]> {
  await product(ID, 30, 1000)
  await admin.SpendingAccounts.Create('storefront', { ID, Name: ID, Balance: 100, AllowAsPaymentMethod: true })
  await admin.SpendingAccounts.SaveAssignment('storefront', { SpendingAccountID: ID, AllowExceed: false })
  const wires = await guests(10)
  await expectAllSucceed(wires.map((wire) => wire('POST', '/cart/lineitems', { ProductID: ID })))
  const payment = { Type: 'SpendingAccount', SpendingAccountID: ID }
  await expectAllSucceed(wires.map((wire) => wire('POST', '/cart/payments', payment)))
  const wrong = await expectBought(ID, wires, 3)
  const { Balance } = await admin.SpendingAccounts.Get('storefront', ID)
  return Balance === 10 ? wrong : [...wrong, `${ID}: balance ${Balance}`]
}
