import { resources, singletons } from '@tessera/contract/platform/operations'
import { sql } from '@tessera/server/sql'
import type { TestPlatform } from '@tessera/testing/platform'
import { sampleOf } from '@tessera/testing/sample-of'
import type { RecordIds } from '@tessera/testing/sample-values'
import { tokenWith } from '@tessera/testing/token-with'
import { type JsonBody, pathWith, type WireCall, wireInto } from '@tessera/testing/wire'
import { createTestWorld, type TestWorld } from '@tessera/testing/world'
import { isServedByEngine } from '../../src/engine/is-served-by-engine.ts'

/** A test world in which every GET row finds a record, for its buyer too. */
export interface FullTestWorld extends TestWorld {
  /** Raw requests as a user of the buyer, with every role. */
  buyer: WireCall
  buyerToken: string
}

/** Collections that are empty in the ordinary test world. */
const moreTags = [
  'ImpersonationConfigs',
  'OpenIdConnects',
  'ApprovalRules',
  'SellerApprovalRules',
  'ProductFacets',
  'Webhooks',
  'TrackingEvents',
  'Incrementors',
]

export async function createFullTestWorld(platform: TestPlatform): Promise<FullTestWorld> {
  const world = await createTestWorld(platform)
  const companyID = world.names.buyerID ?? ''
  const token = await tokenWith(platform, world.shop, { userType: 'buyer', companyID, roles: ['FullAccess'] })
  const full = {
    ...world,
    buyer: wireInto(platform.app, token),
    buyerToken: token,
    namesFor: (path: string) => namesFor(world, path),
  }
  await saveRecords(full)
  await assignToBuyer(full)
  await placeOrder(full, await createApprover(full))
  await fillCart(full)
  await subscribe(full)
  world.names.productCollectionInvitationID = await shareCollection(full)
  world.names.groupOrderInvitationID = await inviteToCart(full)
  return full
}

const deliveryID = 'w-delivery'

/** Some rows have another parameter name for the same record, and the cart has its own lines and payments. */
function namesFor(world: TestWorld, path: string): RecordIds {
  const names: RecordIds = { ...world.namesFor(path), direction: 'All', creditcardID: String(world.names.creditCardID) }
  if (path.startsWith('/buyerusers/')) return { ...names, id: String(names.userID) }
  if (path.startsWith('/deliveries/')) return { ...names, deliveryID }
  if (path.startsWith('/xpindices/')) return { ...names, id: 'Order.Channel' }
  if (path.startsWith('/me/productcollections/'))
    return { ...names, invitationID: String(names.productCollectionInvitationID) }
  if (path.startsWith('/me/orderinvitations/')) return { ...names, invitationID: String(names.groupOrderInvitationID) }
  if (path.startsWith('/cart/')) return { ...names, lineItemID: 'w-cart-line', paymentID: 'w-cart-payment' }
  return names
}

async function saveRecords({ wire, names, platform, shop }: FullTestWorld): Promise<void> {
  for (const { model, path } of resources.filter(({ tag }) => moreTags.includes(tag)))
    await sendOrThrow(wire, 'PUT', pathWith(path, names), {
      ...sampleOf(model, names, 0, 'w-full'),
      ID: pathWith(path, names).split('/').at(-1),
    })
  for (const { model, path } of singletons.filter(isServedByEngine))
    await sendOrThrow(wire, 'PUT', path, sampleOf(model, names, 0, 'w-full'))
  await sendOrThrow(wire, 'PUT', '/xpindices', { ThingType: 'Order', Key: 'Channel' })
  // the API shows a secret only when it creates one; an inserted row is enough for reading
  await platform.database.rows(sql`
    insert into api_client_secrets (marketplace_id, api_client_id, id, name, secret_hash)
    values (${shop.id}, ${names.apiClientID}, ${names.apiClientSecretID}, 'Inserted secret', 'not a hash')`)
  await platform.database.rows(sql`
    insert into deliveries (marketplace_id, id, kind, subject, target, lane, message, status)
    values (${shop.id}, ${deliveryID}, 'Webhook', 'Buyers.Save', 'Http', 'none', '{}', 'Delivered')`)
}

async function assignToBuyer({ wire, buyer, names, namesFor: at }: FullTestWorld): Promise<void> {
  const { buyerID, catalogID, categoryID, productID, specID, addressID, promotionID } = names
  const variantProduct = at('/products/:productID/variants/:variantID').productID
  const all = { CatalogID: catalogID, BuyerID: buyerID, ViewAllProducts: true, ViewAllCategories: true }
  await sendOrThrow(wire, 'PATCH', `/catalogs/${catalogID}`, { Active: true })
  await sendOrThrow(wire, 'POST', '/catalogs/assignments', all)
  await sendOrThrow(wire, 'PATCH', `/catalogs/${catalogID}/categories/${categoryID}`, { Active: true })
  await sendOrThrow(wire, 'POST', '/catalogs/productassignments', { CatalogID: catalogID, ProductID: variantProduct })
  await sendOrThrow(wire, 'PATCH', `/products/${productID}`, { Active: true })
  await sendOrThrow(wire, 'PATCH', `/products/${variantProduct}`, { Active: true })
  await sendOrThrow(wire, 'POST', '/specs/productassignments', { SpecID: specID, ProductID: productID })
  const shared = { AddressID: addressID, IsShipping: true, IsBilling: true }
  await sendOrThrow(wire, 'POST', `/buyers/${buyerID}/addresses/assignments`, shared)
  await sendOrThrow(wire, 'PATCH', `/promotions/${promotionID}`, { Active: true, AllowAllBuyers: true })
  await sendOrThrow(wire, 'POST', `/buyers/${buyerID}/spendingaccounts/assignments`, {
    SpendingAccountID: names.spendingAccountID,
    AllowExceed: true,
  })
  const { ID: UserID } = (await buyer('GET', '/me')).body
  const card = { CreditCardID: names.creditCardID, UserID }
  await sendOrThrow(wire, 'POST', `/buyers/${buyerID}/creditcards/assignments`, card)
}

/** Another user of the buyer, in the group that approves orders. */
async function createApprover({ platform, shop, wire, names }: FullTestWorld): Promise<WireCall> {
  const companyID = names.buyerID ?? ''
  const token = await tokenWith(platform, shop, { userType: 'buyer', companyID, roles: ['FullAccess'] })
  const approver = wireInto(platform.app, token)
  const { ID: UserID } = (await approver('GET', '/me')).body
  const member = { UserID, UserGroupID: names.userGroupID }
  await sendOrThrow(wire, 'POST', `/buyers/${companyID}/usergroups/assignments`, member)
  return approver
}

/** Places an order with a payment, submits it, has it approved, ships it and starts to return it. */
async function placeOrder({ wire, buyer, names }: FullTestWorld, approver: WireCall): Promise<void> {
  const order = `/orders/Outgoing/${names.orderID}`
  await sendOrThrow(buyer, 'POST', '/orders/Outgoing', { ID: names.orderID })
  await sendOrThrow(buyer, 'POST', `${order}/lineitems`, lineBody(names, names.lineItemID))
  await sendOrThrow(buyer, 'POST', `${order}/payments`, { ID: names.paymentID, Type: 'PurchaseOrder' })
  await sendOrThrow(buyer, 'POST', `${order}/submit`)
  await sendOrThrow(approver, 'POST', `${order}/approve`, {})
  await sendOrThrow(wire, 'POST', `/orders/Incoming/${names.orderID}/ship`, { ID: names.shipmentID })
  await sendOrThrow(wire, 'POST', '/orderreturns', {
    ID: names.returnID,
    OrderID: names.orderID,
    ItemsToReturn: [{ LineItemID: names.lineItemID, Quantity: 1 }],
  })
}

async function fillCart({ buyer, names }: FullTestWorld): Promise<void> {
  await sendOrThrow(buyer, 'POST', '/cart/lineitems', lineBody(names, 'w-cart-line'))
  await sendOrThrow(buyer, 'POST', '/cart/payments', { ID: 'w-cart-payment', Type: 'PurchaseOrder' })
}

/** The buyer's collection with an entry; returns the ID of an invitation to it. */
async function shareCollection({ buyer, names }: FullTestWorld): Promise<string> {
  const collection = `/me/productcollections/${names.productCollectionID}`
  await sendOrThrow(buyer, 'PUT', collection, { Name: 'Kitchen' })
  await sendOrThrow(buyer, 'POST', `${collection}/products`, { ProductID: names.productID, ListOrder: 1 })
  const { ID } = (await buyer('POST', `${collection}/invitations`, { Name: 'Ann' })).body
  return String(ID)
}

async function subscribe({ buyer, names }: FullTestWorld): Promise<void> {
  const subscription = `/me/subscriptions/${names.subscriptionID}`
  const monthly = { Frequency: 1, Interval: 'Months', NextOrderDate: '2040-01-31T00:00:00Z' }
  await sendOrThrow(buyer, 'PUT', subscription, monthly)
  await sendOrThrow(buyer, 'POST', `${subscription}/items`, lineBody(names, names.subscriptionItemID))
}

async function inviteToCart({ buyer }: FullTestWorld): Promise<string> {
  const { ID: OrderID } = (await buyer('GET', '/cart')).body
  const ExpirationDate = new Date(Date.now() + 86_400_000).toISOString()
  return String((await buyer('POST', '/me/orderinvitations', { OrderID, ExpirationDate })).body.ID)
}

const lineBody = ({ productID }: RecordIds, ID: string | undefined): JsonBody => ({
  ID,
  ProductID: productID,
  Quantity: 1,
})

async function sendOrThrow(
  wire: WireCall,
  verb: 'PUT' | 'POST' | 'PATCH',
  path: string,
  body?: JsonBody,
): Promise<void> {
  const reply = await wire(verb, path, body)
  if (reply.status >= 300) throw new Error(`${verb} ${path} answered ${reply.status}: ${reply.text}`)
}
