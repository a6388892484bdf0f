import type { Letter } from '../../../kit/email/queue-email.ts'
import { letter } from '../../people/accounts/account-emails.ts'

interface Reader {
  email: string
  firstName: string
}

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

export const offerLetter = (
  to: Reader,
  {
    id,
    version,
    total,
    validUntil,
    rep,
  }: { id: string; version: number; total: number; validUntil: string; rep: string },
  publicUrl: string,
): Letter =>
  letter('quote-offered', to, `Our offer ${id}, version ${version}`, [
    `${rep} has an offer for you: ${dollars(total)}, good until ${validUntil}. Review it here:`,
    `${publicUrl}/account/quotes/${encodeURIComponent(id)}`,
    'You can accept it, request changes or decline it there.',
  ])

export const quoteOrderedLetter = (
  to: Reader,
  { id, orderId, total, words }: { id: string; orderId: string; total: number; words: string },
  publicUrl: string,
): Letter =>
  letter('quote-ordered', to, `Your order ${orderId}`, [
    `Thank you. Quote ${id} is now order ${orderId} for ${dollars(total)}.`,
    `Payment: ${words}.`,
    `${publicUrl}/account/orders/${encodeURIComponent(orderId)}`,
    'Before you install, check that all boxes have the same lot number.',
  ])

export const answerLetter = (
  to: Reader,
  { id, author, text }: { id: string; author: string; text: string },
  publicUrl: string,
): Letter =>
  letter('quote-answer', to, `About quote ${id}`, [
    `${author} wrote:`,
    text,
    `${publicUrl}/account/quotes/${encodeURIComponent(id)}`,
  ])
