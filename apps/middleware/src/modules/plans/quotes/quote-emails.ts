import { button, type EmailBlock, facts, note, quote } from '@tessera/domain/email/email-content'
import { formatDay } from '@tessera/domain/format-day'
import { formatDollars } from '@tessera/domain/format-dollars'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

const quoteButton = (label: string, publicUrl: string, id: string): EmailBlock =>
  button(label, `${publicUrl}/account/quotes/${encodeURIComponent(id)}`)

export interface OfferFacts {
  id: string
  version: number
  totalCents: number
  validUntil: string
  rep: string
  message: string | null
}

export const quoteOfferEmail = (to: EmailReader, offer: OfferFacts, publicUrl: string): Email => {
  const { id, version, totalCents, validUntil, rep, message } = offer
  return accountEmail(
    'quote-offered',
    to,
    version > 1 ? `Our updated offer for quote ${id}` : `Our offer for quote ${id}`,
    [
      `${rep} has ${version > 1 ? 'an updated' : 'an'} offer for you.`,
      message ? quote(message, rep) : null,
      facts({
        Quote: version > 1 ? `${id}, version ${version}` : id,
        Total: formatDollars(totalCents),
        'Good until': formatDay(validUntil),
      }),
      quoteButton('Review the offer', publicUrl, id),
      note('You can accept it, request changes or decline it there.'),
    ],
    publicUrl,
  )
}

export const quoteAnswerEmail = (
  to: EmailReader,
  { id, author, text, attachment }: { id: string; author: string; text: string; attachment: 'photo' | 'PDF' | null },
  publicUrl: string,
): Email =>
  accountEmail(
    'quote-answer',
    to,
    `${author} replied about quote ${id}`,
    [
      quote(text, author),
      attachment && note(`A ${attachment} is with this message on the page of your quote.`),
      quoteButton('View the quote', publicUrl, id),
    ],
    publicUrl,
  )
