import { brand } from '@tessera/contract/brand'
import { button, link, note } from '@tessera/domain/email/email-content'
import { composeEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface Reader {
  email: string
  firstName: string | null
}

/** The unsubscribe page, and the one-click URL for mail programs. */
export interface UnsubscribeLinks {
  page: string
  oneClick: string
}

export const confirmSubscriptionEmail = ({ email, firstName }: Reader, confirmLink: string, shopUrl: string): Email =>
  composeEmail(
    {
      template: 'news-confirm',
      to: email,
      name: firstName,
      subject: `Confirm your subscription to the ${brand.name} news`,
      shopUrl,
    },
    [
      `You signed up for news from ${brand.name}. Confirm your email address to receive it.`,
      button('Confirm my address', confirmLink),
      note('This link expires in two days. We won’t send you anything until you confirm.'),
      note(notYouText),
    ],
  )

export const alreadySubscribedEmail = (
  { email, firstName }: Reader,
  { page, oneClick }: UnsubscribeLinks,
  shopUrl: string,
): Email => ({
  ...composeEmail(
    { template: 'news-already', to: email, name: firstName, subject: 'You’re already subscribed', shopUrl },
    [
      'Someone signed up for our news with your address. You’re already subscribed, so there’s nothing to do.',
      link('Unsubscribe', page),
    ],
  ),
  unsubscribeUrl: oneClick,
})

export const welcomeEmail = (
  { email, firstName }: Reader,
  { page, oneClick }: UnsubscribeLinks,
  shopUrl: string,
): Email => ({
  ...composeEmail(
    { template: 'news-welcome', to: email, name: firstName, subject: `Welcome to the ${brand.name} news`, shopUrl },
    [
      'Thank you for confirming. You’ll hear from us about once a month: new tile, room ideas and sales.',
      button('Shop tile', `${shopUrl}/products`),
      link('Unsubscribe anytime', page),
    ],
  ),
  unsubscribeUrl: oneClick,
})

export const confirmUnsubscribeEmail = (email: string, confirmLink: string, shopUrl: string): Email =>
  composeEmail({ template: 'news-leave', to: email, subject: 'Confirm that you want to unsubscribe', shopUrl }, [
    'We got a request to unsubscribe this address.',
    button('Unsubscribe', confirmLink),
    note(notYouText),
  ])
