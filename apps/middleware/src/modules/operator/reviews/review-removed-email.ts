import { button, quote } from '@tessera/domain/email/email-content'
import type { Email } from '../../../kit/email/queue-email.ts'
import { accountEmail, type EmailReader } from '../../people/accounts/account-emails.ts'

interface RemovedReview {
  productName: string
  /** The words of staff. */
  message: string
}

/** To the author, who may write another one. */
export const reviewRemovedEmail = (
  to: EmailReader,
  { productName, message }: RemovedReview,
  publicUrl: string,
): Email =>
  accountEmail(
    'review-removed',
    to,
    `About your review of ${productName}`,
    [
      `We took your review of ${productName} off our site.`,
      quote(message),
      'You’re welcome to change it and send it again.',
      button('Contact us', `${publicUrl}/contact`),
    ],
    publicUrl,
  )
