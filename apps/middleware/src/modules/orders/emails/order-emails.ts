import { type EmailPart, facts, heading, note, quote } from '@tessera/domain/email/email-content'
import { formatDay, formatWeekday } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import { bringText } from '@tessera/domain/sales/bring-text'
import { describeQuantities } from '@tessera/domain/sales/describe-quantity'
import type { EmailTemplate } from '../../../kit/email/email-templates.ts'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'
import {
  itemsBlock,
  lotNote,
  nextStepNote,
  orderButton,
  orderFacts,
  totalsBlock,
  whereFacts,
} from './order-email-parts.ts'
import type { EmailedLine, EmailedOrder } from './order-for-email.ts'

interface OrderEmail {
  template: EmailTemplate
  subject: string
  parts: readonly EmailPart[]
}

const orderEmail = (order: EmailedOrder, { template, subject, parts }: OrderEmail, shopUrl: string): Email =>
  accountEmail(template, order, subject, parts, shopUrl)

/** The whole order: items, amounts, dates, address and payment. */
const orderParts = (order: EmailedOrder, shopUrl: string): EmailPart[] => [
  orderButton(order),
  heading('Your items'),
  itemsBlock(order.lines, shopUrl),
  totalsBlock(order),
  heading('Details'),
  orderFacts(order),
]

export function orderPlacedEmail(order: EmailedOrder, shopUrl: string): Email {
  const { number, totalCents, quoteId, status } = order
  const total = formatDollars(totalCents)
  if (status === 'awaiting-approval')
    return orderEmail(
      order,
      {
        template: 'order-awaiting-approval',
        subject: `Your order ${number} is awaiting approval`,
        parts: [
          `We received your order for ${total}. Your company needs to approve it; we’ll email you once that’s decided.`,
          ...orderParts(order, shopUrl),
        ],
      },
      shopUrl,
    )
  return orderEmail(
    order,
    {
      template: quoteId ? 'quote-ordered' : 'order-placed',
      subject: quoteId ? `Quote ${quoteId} is now order ${number}` : `We received your order ${number}`,
      parts: [
        quoteId
          ? `Thank you for accepting quote ${quoteId}. It’s now order ${number} for ${total}.`
          : `Thank you for your order. Here’s what we’re getting ready for you, for ${total}.`,
        ...orderParts(order, shopUrl),
        nextStepNote(order),
        lotNote(order.lines),
      ],
    },
    shopUrl,
  )
}

export interface EmailedDelivery {
  kind: EmailedOrder['shipKind']
  carrier: string | null
  tracking: string | null
  expectedOn: string | null
  /** Lines of this delivery, with its boxes. */
  lines: readonly EmailedLine[]
  /** More of the order is still to come. */
  isPart: boolean
}

export function orderShippedEmail(order: EmailedOrder, delivery: EmailedDelivery, shopUrl: string): Email {
  const { carrier, tracking, lines, isPart, kind } = delivery
  const { number, shipTo, expectedOn } = order
  const what = describeQuantities(lines)
  const which = isPart ? `Part of your order ${number}` : `Your order ${number}`
  if (kind === 'pick-up')
    return orderEmail(
      order,
      {
        template: 'order-picked-up',
        subject: `${which} was picked up`,
        parts: [
          `${what} of your order left our store. Thank you!`,
          ...deliveryParts(order, lines, 'Your items', shopUrl),
        ],
      },
      shopUrl,
    )
  const arrives = delivery.expectedOn ?? expectedOn
  return orderEmail(
    order,
    {
      template: 'order-shipped',
      subject: `${which} has shipped`,
      parts: [
        `Your order is on its way: ${what}${carrier ? ` with ${carrier}` : ''}.`,
        facts({
          Carrier: carrier,
          'Tracking number': tracking,
          'Arrives around': arrives && formatWeekday(arrives),
          ...(shipTo && { 'Ship to': whereFacts(order)['Ship to'] }),
        }),
        kind === 'freight' ? note('The carrier will call to schedule delivery to the curb.') : null,
        ...deliveryParts(order, lines, 'In this shipment', shopUrl),
      ],
    },
    shopUrl,
  )
}

const deliveryParts = (
  order: EmailedOrder,
  lines: readonly EmailedLine[],
  title: string,
  shopUrl: string,
): EmailPart[] => [orderButton(order), heading(title), itemsBlock(lines, shopUrl, false), lotNote(lines)]

export interface PickUpTerms {
  /** Last day without a fee. */
  holdUntil: string
  dailyFeeCents: number
}

export const orderReadyEmail = (
  order: EmailedOrder,
  { holdUntil, dailyFeeCents }: PickUpTerms,
  shopUrl: string,
): Email =>
  orderEmail(
    order,
    {
      template: 'order-ready',
      subject: `Your order ${order.number} is ready for pickup`,
      parts: [
        `Good news: your order is ready${order.store ? ` at our ${order.store.name} store` : ' at the store'}.`,
        facts({
          ...whereFacts({ ...order, expectedOn: null }),
          'Held until': formatDay(holdUntil),
          Bring: bringText(order.number, order.lines),
        }),
        note(`After that day, storage is ${formatDollars(dailyFeeCents)} a day. Need more time? Call the store.`),
        orderButton(order),
        heading('Your items'),
        itemsBlock(order.lines, shopUrl, false),
        lotNote(order.lines),
      ],
    },
    shopUrl,
  )

/** `isPart`: the rest goes on, or has shipped. */
export const orderCanceledEmail = (order: EmailedOrder, isPart: boolean, shopUrl: string): Email =>
  orderEmail(
    order,
    {
      template: isPart ? 'order-part-canceled' : 'order-canceled',
      subject: isPart ? `Part of your order ${order.number} is canceled` : `Your order ${order.number} is canceled`,
      parts: [
        isPart ? 'Part of your order is canceled. The rest isn’t affected.' : 'Your order is canceled.',
        'If you already paid, we’ll refund your original payment method.',
        orderButton(order),
        heading(isPart ? 'Your order' : 'Canceled items'),
        itemsBlock(order.lines, shopUrl),
      ],
    },
    shopUrl,
  )

/** A change that our staff made for the customer. */
export const orderChangedEmail = (order: EmailedOrder, sentences: readonly string[], shopUrl: string): Email =>
  orderEmail(
    order,
    {
      template: 'order-changed',
      subject: `Your order ${order.number} was changed`,
      parts: [
        'We changed your order as you asked.',
        ...sentences,
        orderButton(order),
        note('If this isn’t what you wanted, reply on the page of your order or call your store.'),
      ],
    },
    shopUrl,
  )

export interface EmailedAnswer {
  author: string
  text: string
  attachment: 'photo' | 'PDF' | null
}

export const orderAnswerEmail = (
  order: EmailedOrder,
  { author, text, attachment }: EmailedAnswer,
  shopUrl: string,
): Email =>
  orderEmail(
    order,
    {
      template: 'order-answer',
      subject: `${author} replied about order ${order.number}`,
      parts: [
        quote(text, author),
        attachment && note(`A ${attachment} is with this message on the page of your order.`),
        orderButton(order),
      ],
    },
    shopUrl,
  )
