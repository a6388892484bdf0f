import type { TestShop } from '@tessera/testing/shop'

/** A cart with a total of 100. */
export async function aCart(shop: TestShop): Promise<string> {
  await shop.product('tile', 50)
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  return String((await shop.buyer.Cart.Get()).ID)
}

/** A spending account with a balance of 80 that the customer may use. */
export async function anAccount(shop: TestShop, more: object = {}, assigned: object = {}): Promise<void> {
  const { SpendingAccounts } = shop.admin
  await SpendingAccounts.Create('b', { ID: 'gift', Name: 'Gift', Balance: 80, AllowAsPaymentMethod: true, ...more })
  await SpendingAccounts.SaveAssignment('b', {
    SpendingAccountID: 'gift',
    UserID: 'customer-1',
    AllowExceed: false,
    ...assigned,
  })
}

export const balanceOf = async ({ admin }: TestShop) => (await admin.SpendingAccounts.Get('b', 'gift')).Balance
export const gift = { Type: 'SpendingAccount', SpendingAccountID: 'gift' } as const
export const refusedWith = (errorCode: string) => ({ errorCode })
