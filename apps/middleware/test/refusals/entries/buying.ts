import { dana } from '@tessera/testing/dana'
import type { RefusalWorld } from '../a-refusal-world.ts'
import { callerOnly, type Entries, type Entry } from '../entry.ts'

const asBuyer: Entry['right'] = async ({ buyer }) => ({ as: (await buyer()).session })

/** A line of another cart, and one that doesn't exist. */
const theirLine =
  (query: Record<string, string> = {}): Entry['foreign'] =>
  async ({ buyer }) => {
    const [mine, other] = [await buyer(), await buyer()]
    return [
      { as: mine.session, query: { ...query, lineItemId: other.line } },
      { as: mine.session, query: { ...query, lineItemId: 'nobodys' } },
    ]
  }

/** ACC-3: an address of another address book, and one that doesn't exist. */
const theirBook: Entry['foreign'] = async ({ addressOf, buyer, ada }) => {
  const { session: as } = await buyer(1, ada.session)
  return [
    { as, body: { addressId: addressOf.eve } },
    { as, body: { addressId: 'nobodys' } },
  ]
}

const ownBook: Entry['right'] = async ({ addressOf, buyer, ada }) => {
  const { session: as } = await buyer(1, ada.session)
  return { as, body: { addressId: addressOf.ada } }
}

const theirCard = async ({ buyer, card }: RefusalWorld): Promise<[string, string]> => [
  await card(await buyer()),
  'card_nobodys',
]

/** Enough boxes to exceed the lender's minimum. */
const many = 60

async function applied({ buyer }: RefusalWorld) {
  const who = await buyer(many)
  const { referenceId, attemptId } = await who.shop.Payment.initiatepayment({ method: 'Citizen_Pay' })
  return { who, referenceId: referenceId ?? '', attemptId: attemptId ?? '' }
}

async function placed({ buyer, card, ready }: RefusalWorld) {
  const who = await buyer()
  const { orderId } = await (await ready(who, await card(who))).shop.Cart.SubmitCart()
  return { who, orderId: orderId ?? '' }
}

const items = ({ tile }: RefusalWorld) => ({ items: [{ sku: tile, quantity: 1 }] })

export const cartEntries: Entries = {
  'Cart.AddToCart': { right: (world) => ({ body: items(world) }), foreign: callerOnly },
  'Cart.CreateTesseraBasket': { right: () => ({}), foreign: callerOnly },
  'Cart.GetTesseraBasket': { right: () => ({}), foreign: callerOnly },
  'Cart.GetCart': { right: () => ({}), foreign: callerOnly },
  'Cart.GetOrderSummary': { right: () => ({}), foreign: callerOnly },
  'Cart.GetCartListItems': { right: () => ({}), foreign: callerOnly },
  'Cart.GuestCartListItems': { right: (world) => ({ body: items(world) }), foreign: callerOnly },
  'Cart.RemoveAllCartItems': { right: asBuyer, foreign: callerOnly },
  'Cart.RemoveCartLineItem': {
    right: async ({ buyer }) => {
      const { session: as, line: lineItemId } = await buyer()
      return { as, query: { lineItemId } }
    },
    foreign: theirLine(),
  },
  'Cart.UpdateCartItemQuantity': {
    right: async ({ buyer }) => {
      const { session: as, line: lineItemId } = await buyer()
      return { as, query: { lineItemId, quantity: '3' } }
    },
    foreign: theirLine({ quantity: '3' }),
  },
  'Cart.ValidatePartnerAddress': { right: () => ({ body: { address: dana, isFreight: false } }), foreign: callerOnly },
  'Cart.SetBillingAddress': { right: ownBook, foreign: theirBook },
  'Cart.SetShippingAddress': { right: ownBook, foreign: theirBook },
  'Cart.Promo': {
    right: async ({ buyer }) => ({
      as: (await buyer()).session,
      query: { coupon: 'TEN' },
      body: { action: 'add' },
    }),
    foreign: 'a coupon is whoever’s who knows it',
  },
  'Cart.UpdateTesseraPartnerShippingAddress': {
    right: async ({ buyer }) => ({ as: (await buyer()).session, body: { storeId: 'store-101' } }),
    foreign: callerOnly,
  },
  'Cart.ProcessCart': {
    right: async ({ buyer }) => ({ as: (await buyer()).session, body: {} }),
    foreign: async (world) => {
      const { session: as } = await world.buyer()
      const [theirs, nobodys] = await theirCard(world)
      const by = (paymentToken: string) => ({ as, body: { paymentMethod: 'Credit_Card', paymentToken } })
      return [by(theirs), by(nobodys)]
    },
  },
  'Cart.SubmitCart': {
    right: async ({ buyer, card, ready }) => {
      const who = await buyer()
      return { as: (await ready(who, await card(who))).session }
    },
    foreign: async (world) => {
      const [theirs, nobodys] = await theirCard(world)
      const by = async (token: string) => ({ as: (await world.ready(await world.buyer(), token)).session })
      return [await by(theirs), await by(nobodys)]
    },
  },
}

const placedOrderEntry: Entries[string] = {
  right: async (world) => {
    const { who, orderId } = await placed(world)
    return { as: who.session, query: { orderId } }
  },
  foreign: async (world) => {
    const { orderId } = await placed(world)
    const { session: as } = await world.buyer()
    return [
      { as, query: { orderId } },
      { as, query: { orderId: 'nobodys' } },
    ]
  },
}

export const payingEntries: Entries = {
  'OrderSummary.getOrderDetails': placedOrderEntry,
  'Cart.GetOrderProgress': placedOrderEntry,
  'Payment.initiatepayment': {
    right: async ({ buyer }) => ({ as: (await buyer()).session, body: { method: 'Credit_Card' } }),
    foreign: callerOnly,
  },
  'Payment.getrequestid': { right: () => ({}), foreign: callerOnly },
  'Payment.gettokenize': {
    right: async ({ buyer, handle }) => {
      const who = await buyer()
      return { as: who.session, body: await handle(who) }
    },
    foreign: async ({ buyer, handle }) => {
      const theirs = await handle(await buyer())
      return [{ body: theirs }, { body: { requestId: 'req_nobodys', providerToken: 'tok_nobodys' } }]
    },
  },
  'Payment.getCardEntry': {
    right: async ({ buyer, handle }) => {
      const who = await buyer()
      return { as: who.session, query: { requestId: (await handle(who)).requestId } }
    },
    foreign: async ({ buyer, handle }) => {
      const { requestId } = await handle(await buyer())
      return [{ query: { requestId } }, { query: { requestId: 'req_nobodys' } }]
    },
  },
  'Payment.getauthorize': {
    right: async ({ buyer, card }) => {
      const who = await buyer()
      return { as: who.session, query: { isCheckout: 'true' }, body: { paymentToken: await card(who) } }
    },
    foreign: async (world) => {
      const { session: as } = await world.buyer()
      const [theirs, nobodys] = await theirCard(world)
      return [
        { as, body: { paymentToken: theirs } },
        { as, body: { paymentToken: nobodys } },
      ]
    },
  },
  'Payment.getpaymentdetails': {
    right: async (world) => {
      const { who, attemptId } = await applied(world)
      return { as: who.session, body: { attemptId } }
    },
    foreign: async (world) => {
      const { attemptId } = await applied(world)
      return [{ body: { attemptId } }, { body: { attemptId: 'nobodys' } }]
    },
  },
  'Payment.checkaccountstatus': {
    right: async (world) => {
      const { who, referenceId } = await applied(world)
      return { as: who.session, query: { referenceId } }
    },
    foreign: async (world) => {
      const { referenceId } = await applied(world)
      return [{ query: { referenceId } }, { query: { referenceId: 'nobodys' } }]
    },
  },
}
