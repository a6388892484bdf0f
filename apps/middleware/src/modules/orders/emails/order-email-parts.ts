import {
  button,
  type EmailBlock,
  type EmailItem,
  type EmailPart,
  facts,
  note,
  totals,
} from '@tessera/domain/email/email-content'
import { formatDay, formatWeekday } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import { describeQuantity } from '@tessera/domain/sales/describe-quantity'
import { shippingRow } from '@tessera/domain/sales/shipping-row'
import { emailPicture } from '../../../kit/email/email-picture.ts'
import type { EmailedLine, EmailedOrder, EmailedStore } from './order-for-email.ts'

/** Customers have a page in their account, guests a page behind a signed link. */
export const orderButton = ({ url }: EmailedOrder): EmailBlock => button('View your order', url)

export const itemsBlock = (lines: readonly EmailedLine[], shopUrl: string, hasPrices = true): EmailBlock => ({
  kind: 'items',
  items: lines.map((line) => itemOf(line, shopUrl, hasPrices)),
})

const itemOf = (line: EmailedLine, shopUrl: string, hasPrices: boolean): EmailItem => ({
  name: line.name,
  href: null,
  picture: emailPicture(line.sku, shopUrl),
  details: [
    describeQuantity(line),
    ...(line.room ? [`Room: ${line.room}`] : []),
    ...(line.lot && !line.isSample ? [`Lot ${line.lot}`] : []),
  ],
  amount: hasPrices ? amountText(line.totalCents) : null,
})

const amountText = (cents: number): string => (cents === 0 ? 'Free' : formatDollars(cents))

export function totalsBlock(order: EmailedOrder): EmailBlock {
  const shipping = shippingRow(order.shippingCents, order.shipKind === 'pick-up')
  return totals({
    Subtotal: formatDollars(order.subtotalCents),
    Discount: order.discountCents > 0 ? formatDollars(-order.discountCents) : null,
    [shipping.label]: shipping.amount,
    Tax: formatDollars(order.taxCents),
    Total: formatDollars(order.totalCents),
  })
}

/** Number, dates, payment, and where the order goes. */
export const orderFacts = (order: EmailedOrder): EmailPart =>
  facts({
    Order: order.number,
    Placed: formatDay(order.placedOn),
    'PO number': order.poNumber,
    Job: order.jobName,
    Payment: order.paymentWords,
    ...whereFacts(order),
    Instructions: order.instructions,
  })

export function whereFacts(order: EmailedOrder): Record<string, string | null> {
  const { shipKind, store, shipTo, expectedOn, pickUpPerson } = order
  const day = expectedOn && formatWeekday(expectedOn)
  if (shipKind === 'pick-up')
    return {
      'Pick up at': store && storeText(store),
      Hours: store?.hours.join('\n') ?? null,
      'Ready around': day,
      'Picking up': pickUpPerson,
    }
  return { 'Ship to': shipTo && placeText(shipTo), 'Arrives around': day }
}

const storeText = ({ name, street, city, state, zip, phone }: EmailedStore): string =>
  `${name}\n${street}\n${city}, ${state} ${zip}\n${phone}`

const placeText = (place: NonNullable<EmailedOrder['shipTo']>): string =>
  [
    `${place.firstName ?? ''} ${place.lastName ?? ''}`.trim(),
    place.company,
    place.street1,
    place.street2,
    `${place.city}, ${place.state} ${place.zip}`,
  ]
    .filter(Boolean)
    .join('\n')

const kindNotes: Record<EmailedOrder['shipKind'], string> = {
  parcel: 'We’ll email your tracking number when it ships.',
  freight:
    'The freight carrier will call to schedule delivery. Your order arrives at the curb on a pallet; please have someone there to count the boxes and sign.',
  'pick-up': 'We’ll email you when it’s ready. Please wait for that email before you come.',
}

export const nextStepNote = ({ shipKind }: EmailedOrder): EmailBlock => note(kindNotes[shipKind])

/** Orders of samples alone have nothing to install. */
export const lotNote = (lines: readonly EmailedLine[]): EmailPart =>
  lines.some(({ isSample, sqft }) => !isSample && sqft)
    ? note('Before you install, check that all boxes have the same lot number. Report damage within 72 hours.')
    : null
