import { sql } from '@tessera/server/sql'
import { adminPassword, clientSecret } from '@tessera/testing/marketplace'
import { password, place, type ShopWalk, usernameOf } from './walk-shop.ts'

const nextPassword = 'A-Second-Password-2'
const soon = () => new Date(Date.now() + 86_400_000).toISOString()

/** A guest takes a cart along to an account, or makes an account of it. */
export async function walkGuests({ call, be, tokens, shop }: ShopWalk): Promise<void> {
  const beGuest = async (): Promise<string> => {
    const { access_token: token } = await call('Auth.Anonymous', shop.storefrontClientID, ['Shopper', 'MeAdmin'])
    tokens.guest = String(token)
    be('guest')
    return tokens.guest
  }
  const first = await beGuest()
  const named = { FirstName: 'Ann', LastName: 'Example', Email: 'ann@shop.test' }
  const { ID: line } = await call('Cart.CreateLineItem', { ProductID: 'tile', Quantity: 1 })
  await call('Cart.PatchFromUser', named)
  const { ID } = await call('Cart.Get')
  await call('Orders.PatchFromUser', 'Outgoing', ID, named)
  await call('Cart.GetLineItem', line)
  be('customer')
  await call('Me.TransferAnonUserOrder', { anonUserToken: first })
  const second = await beGuest()
  const user = { ...named, Username: `new-${shop.id}`, Password: nextPassword, Active: true }
  await call('Me.Register', user, { anonUserToken: second })
}

/** Own addresses, cards, collections, invitations and subscriptions. */
export async function walkOwnThings({ call, be }: ShopWalk): Promise<void> {
  be('customer')
  const home = { ...place, Shipping: true, Billing: false }
  await call('Me.CreateAddress', { ID: 'home', ...home })
  await call('Me.SaveAddress', 'home', home)
  await call('Me.PatchAddress', 'home', { City: 'Plano' })
  await call('Me.DeleteAddress', 'home')
  const card = { CardType: 'Visa', PartialAccountNumber: '4242', CardholderName: 'Ann Example' }
  await call('Me.CreateCreditCard', { ID: 'visa', ...card })
  await call('Me.SaveCreditCard', 'visa', card)
  await call('Me.PatchCreditCard', 'visa', { CardholderName: 'A. Example' })
  await call('Me.DeleteCreditCard', 'visa')
  const { ID: OrderID } = await call('Orders.Create', 'Outgoing', {})
  const { ID: invitation } = await call('Me.CreateGroupOrderInvitation', { OrderID, ExpirationDate: soon() })
  await call('Me.PatchGroupOrderInvitation', invitation, { Name: 'Friends' })
  await call('GroupOrders.GetToken', invitation)
  await call('Me.DeleteGroupOrderInvitation', invitation)
  await call('Me.CreateProductCollection', { ID: 'bath', Name: 'Bath' })
  await call('Me.SaveProductCollection', 'bath', { Name: 'Bath' })
  await call('Me.PatchProductCollection', 'bath', { Name: 'Guest bath' })
  await call('Me.CreateProductCollectionEntry', 'bath', 'tile')
  await call('Me.DeleteProductCollectionEntry', 'bath', 'tile')
  await call('Me.SaveProductCollectionEntry', 'bath', { ProductID: 'tile' })
  const invite = async () => (await call('Me.CreateProductCollectionInvitation', 'bath', { Name: 'Bo' })).ID
  const [accepted, declined, dropped] = [await invite(), await invite(), await invite()]
  await call('Me.PatchProductCollectionInvitation', 'bath', dropped, { Name: 'Cy' })
  await call('Me.DeleteProductCollectionInvitation', 'bath', dropped)
  be('colleague')
  await call('Me.DeclineProductCollectionInvitation', 'bath', declined)
  await call('Me.AcceptProductCollectionInvitation', 'bath', accepted)
  be('customer')
  await call('Me.DeleteProductCollection', 'bath')
}

export async function walkSubscriptions({ call, be }: ShopWalk): Promise<void> {
  const weekly = { Frequency: 1, Interval: 'Weeks', NextOrderDate: '2040-03-01T00:00:00+00:00' }
  be('customer')
  await call('Me.CreateSubscription', { ID: 'mine', ...weekly })
  await call('Me.SaveSubscription', 'mine', weekly)
  await call('Me.PatchSubscription', 'mine', { Frequency: 2 })
  await call('Me.CreateSubscriptionItem', 'mine', { ID: 'i1', ProductID: 'tile', Quantity: 1 })
  await call('Me.SaveSubscriptionItem', 'mine', 'i1', { ProductID: 'tile', Quantity: 1 })
  await call('Me.PatchSubscriptionItem', 'mine', 'i1', { Quantity: 2 })
  await call('Me.DeleteSubscriptionItem', 'mine', 'i1')
  const own = await call('Me.CreateSubscriptionBundleItem', 'mine', 'kit', { LineItems: [] })
  await call('Me.DeleteSubscriptionBundleItem', 'mine', 'kit', own.ID)
  await call('Me.DeleteSubscription', 'mine')
  be('admin')
  const theirs = { ...weekly, FromCompanyID: 'b', FromUserID: 'customer-1' }
  await call('Subscriptions.Create', { ID: 'theirs', ...theirs })
  await call('Subscriptions.Save', 'theirs', theirs)
  await call('Subscriptions.Patch', 'theirs', { Frequency: 2 })
  await call('SubscriptionItems.Create', 'theirs', { ID: 'i1', ProductID: 'tile', Quantity: 1 })
  await call('SubscriptionItems.Save', 'theirs', 'i1', { ProductID: 'tile', Quantity: 1 })
  await call('SubscriptionItems.Patch', 'theirs', 'i1', { Quantity: 2 })
  await call('SubscriptionItems.Delete', 'theirs', 'i1')
  const bundle = await call('BundleSubscriptionItems.Create', 'theirs', 'kit', { LineItems: [] })
  await call('BundleSubscriptionItems.Delete', 'theirs', 'kit', bundle.ID)
  await call('Subscriptions.Delete', 'theirs')
}

/** Links, price breaks, variants, secrets and indexes that no table describes. */
export async function walkSettings({ call, be, shop }: ShopWalk): Promise<void> {
  be('admin')
  await call('Products.RemoveSupplier', 'tile', 'mill')
  await call('Suppliers.SaveBuyer', 'mill', 'b')
  await call('Suppliers.DeleteBuyer', 'mill', 'b')
  await call('PriceSchedules.SavePriceBreak', 'tile', { Quantity: 10, Price: 9 })
  await call('PriceSchedules.DeletePriceBreak', 'tile', { quantity: 10 })
  await call('Products.Create', { ID: 'rug', Name: 'Rug', Active: true })
  await call('Specs.Create', { ID: 'size', Name: 'Size', DefinesVariant: true, Required: true })
  await call('Specs.CreateOption', 'size', { ID: 's', Value: 'S' })
  await call('Specs.SaveProductAssignment', { SpecID: 'size', ProductID: 'rug' })
  await call('Products.GenerateVariants', 'rug', {})
  await call('Products.SaveVariant', 'rug', 'rug-s', { Name: 'Small', Active: true })
  await call('Products.PatchVariant', 'rug', 'rug-s', { Name: 'S' })
  await call('XpIndices.Put', { ThingType: 'User', Key: 'Trade' })
  await call('XpIndices.Delete', 'User', 'Trade')
  const { ID: client } = await call('ApiClients.Create', {
    AppName: 'App',
    Active: true,
    AllowSeller: true,
    AccessTokenDuration: 60,
    RefreshTokenDuration: 0,
  })
  await call('ApiClients.SaveAssignment', { ApiClientID: client, BuyerID: 'b' })
  await call('ApiClients.SaveAssignment', { ApiClientID: client, SupplierID: 'mill' })
  await call('ApiClients.DeleteBuyerAssignment', client, 'b')
  await call('ApiClients.DeleteSupplierAssignment', client, 'mill')
  const { ID: secret } = await call('ApiClients.CreateSecret', client, { Name: 'One' })
  await call('ApiClients.PatchSecret', client, secret, { Name: 'Three' })
  await call('ApiClients.DeleteSecret', client, secret)
  await call('MessageSenders.Create', {
    ID: 'm',
    Name: 'M',
    MessageTypes: ['OrderSubmitted'],
    URL: 'mail:',
    SharedKey: 'k',
  })
  await call('MessageSenders.SaveAssignment', { MessageSenderID: 'm', BuyerID: 'b' })
  const listener = {
    MessageType: 'OrderSubmitted',
    BuyerID: 'b',
    MessageSenderAssignment: { MessageSenderID: 'm', BuyerID: 'b' },
  }
  await call('MessageSenders.SaveCCListenerAssignment', listener)
  await call('Buyers.Create', { ID: 'other', Name: shop.id, Active: true })
}

/** Tokens, passwords and accounts; last, because it ends sessions. */
export async function walkAccounts({ call, be, shop, platform }: ShopWalk): Promise<void> {
  const { storefrontClientID, sellerClientID, id } = shop
  await call('Auth.ElevatedLogin', clientSecret, `admin-${id}`, adminPassword, sellerClientID)
  await call('Auth.ClientCredentials', clientSecret, sellerClientID)
  const { refresh_token: refresh } = await call('Auth.Login', usernameOf(shop), password, storefrontClientID)
  await call('Auth.RefreshToken', refresh, storefrontClientID)
  be('admin')
  const person = { FirstName: 'A', LastName: 'B', Email: 'a.b@shop.test', Active: true, Password: password }
  await call('AdminUsers.Create', { ...person, ID: 'x', Username: `x-${id}` })
  await call('SupplierUsers.Create', 'mill', { ...person, ID: 'x', Username: `y-${id}` })
  await call('Users.Create', 'b', { ...person, ID: 'x', Username: `z-${id}` })
  for (const [tag, ...company] of [['AdminUsers'], ['SupplierUsers', 'mill'], ['Users', 'b']]) {
    await call(`${tag}.RevokeUserTokens`, ...company, 'x')
    await call(`${tag}.UnlockUserAccount`, ...company, 'x')
  }
  await call('SecurityProfiles.Create', { ID: 'stand-in', Name: 'S', Roles: ['Shopper'] })
  const standIn = { SecurityProfileID: 'stand-in', ClientID: storefrontClientID, BuyerID: 'b' }
  await call('ImpersonationConfigs.Create', standIn)
  await call('Users.GetAccessToken', 'b', 'x', { ClientID: storefrontClientID, Roles: ['Shopper'] })
  await call('Users.Move', 'b', 'x', 'other', { orders: 'None' })
  const forgotten = { ClientID: storefrontClientID, Username: `z-${id}`, Email: person.Email }
  await call('ForgottenCredentials.RetrieveUsername', { clientID: storefrontClientID, email: person.Email })
  await call('ForgottenCredentials.SendOneTimePassword', forgotten)
  await call('ForgottenCredentials.SendVerificationCode', { ...forgotten, URL: 'https://shop.example.com/reset' })
  const found = await platform.database.find<{ code: string }>(sql`
    select payload ->> 'PasswordRenewalVerificationCode' as code from messages
    where marketplace_id = ${id} and payload ->> 'PasswordRenewalVerificationCode' is not null limit 1`)
  const reset = { ClientID: storefrontClientID, Username: `z-${id}`, Password: nextPassword }
  await call('ForgottenCredentials.ResetPasswordByVerificationCode', found?.code, reset)
  be('customer')
  const me = await call('Me.Get')
  const own = { Username: me.Username, FirstName: 'Ann', LastName: 'Example', Email: 'ann@shop.test', Active: true }
  await call('Me.Save', own)
  await call('Me.Patch', { FirstName: 'Anna' })
  await call('Me.ResetPasswordByToken', { NewPassword: nextPassword })
  be('colleague')
  await call('Me.RevokeTokens')
}
