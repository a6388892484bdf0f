import type { PromotionInput } from '@tessera/client/platform/types.gen'

type DemoPromotion = PromotionInput & { ID: string }

interface DemoOffer extends DemoPromotion {
  /** Days from the first start on which the offer begins and ends. */
  days?: readonly [from: number, until: number]
}

/** One promotion of each kind, in the trade's usual terms. Codes are printed in the README. */
const offers: readonly DemoOffer[] = [
  {
    ID: 'ten-percent',
    Code: 'TILE10',
    Name: '10% off $500',
    Description: '10% off orders of $500 or more.',
    FinePrint: 'Can’t be combined with other offers. Shipping and tax aren’t discounted.',
    EligibleExpression: 'order.Subtotal >= 500',
    ValueExpression: 'order.Subtotal * .1',
  },
  {
    ID: 'free-freight',
    Code: 'FREEFREIGHT',
    Name: 'Free freight over $2,500',
    Description: 'Free standard freight on orders of $2,500 or more.',
    FinePrint: 'Can be combined with other offers that allow it.',
    EligibleExpression: 'order.Subtotal >= 2500',
    ValueExpression: 'order.ShippingCost',
    CanCombine: true,
  },
  {
    ID: 'buy-more',
    Code: 'WHOLEHOUSE',
    Name: '5% off 20 boxes of one product',
    Description: '5% off every product of which you buy 20 boxes or more.',
    LineItemLevel: true,
    EligibleExpression: 'item.Quantity >= 20',
    ValueExpression: 'item.LineSubtotal * .05',
    CanCombine: true,
  },
  {
    ID: 'welcome',
    Code: 'WELCOME25',
    Name: '$25 off your first order of $200',
    Description: '$25 off one order of $200 or more, once per customer.',
    EligibleExpression: 'order.Subtotal >= 200',
    ValueExpression: '25',
    RedemptionLimitPerUser: 1,
  },
  {
    ID: 'first-hundred',
    Code: 'FIRST100',
    Name: '$50 off for the first 100 orders',
    Description: '$50 off orders of $400 or more, for the first 100 orders.',
    EligibleExpression: 'order.Subtotal >= 400',
    ValueExpression: '50',
    RedemptionLimit: 100,
    days: [-14, 76],
  },
  {
    ID: 'platinum',
    Code: 'PLATINUM50',
    Name: '$50 off $1,000 for Pro Platinum',
    Description: '$50 off orders of $1,000 or more, for Pro Platinum customers.',
    AllowAllBuyers: false,
    EligibleExpression: 'order.Subtotal >= 1000',
    ValueExpression: '50',
  },
  {
    ID: 'spring-sale',
    Code: 'SPRING15',
    Name: 'Spring sale',
    Description: '15% off everything.',
    EligibleExpression: 'order.Subtotal > 0',
    ValueExpression: 'order.Subtotal * .15',
    days: [-120, -90],
  },
]

/** The customers of offers that aren't for everyone: a price group of the storefront. */
export const offersForGroups = [{ PromotionID: 'platinum', UserGroupID: 'PP' }] as const

const dayMilliseconds = 86_400_000

export function demoPromotions(now: Date): DemoPromotion[] {
  const dayFrom = (days: number): string => new Date(now.getTime() + days * dayMilliseconds).toISOString()
  return offers.map(({ days, ...offer }) => ({
    AllowAllBuyers: true,
    CanCombine: false,
    Active: true,
    ...offer,
    ...(days && { StartDate: dayFrom(days[0]), ExpirationDate: dayFrom(days[1]) }),
  }))
}
