import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'

interface Reader {
  email: string
  firstName: string
}

const quoteUrl = (publicUrl: string, id: string): string => `${publicUrl}/account/quotes/${encodeURIComponent(id)}`

export const quoteOfferEmail = (
  to: Reader,
  {
    id,
    version,
    total,
    validUntil,
    rep,
  }: { id: string; version: number; total: number; validUntil: string; rep: string },
  publicUrl: string,
): Email =>
  accountEmail('quote-offered', to, `Our offer ${id}, version ${version}`, [
    `${rep} has an offer for you: ${formatDollars(total)}, good until ${validUntil}. Review it here:`,
    quoteUrl(publicUrl, id),
    'You can accept it, request changes or decline it there.',
  ])

export const quoteOrderedEmail = (
  to: Reader,
  { id, orderId, total, words }: { id: string; orderId: string; total: number; words: string },
  publicUrl: string,
): Email =>
  accountEmail('quote-ordered', to, `Your order ${orderId}`, [
    `Thank you. Quote ${id} is now order ${orderId} for ${formatDollars(total)}.`,
    `Payment: ${words}.`,
    `${publicUrl}/account/orders/${encodeURIComponent(orderId)}`,
    'Before you install, check that all boxes have the same lot number.',
  ])

export const quoteAnswerEmail = (
  to: Reader,
  { id, author, text }: { id: string; author: string; text: string },
  publicUrl: string,
): Email => accountEmail('quote-answer', to, `About quote ${id}`, [`${author} wrote:`, text, quoteUrl(publicUrl, id)])
