import { brand } from '@tessera/contract/brand'
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

export const confirmSubscriptionEmail = ({ email, firstName }: Reader, link: string): Email =>
  composeEmail({ template: 'news-confirm', to: email, name: firstName, subject: 'Confirm your email address' }, [
    `You signed up for news from ${brand.name}. Confirm your email address here:`,
    link,
    'This link expires in two days. We won’t send you anything until you confirm.',
    notYouText,
  ])

export const alreadySubscribedEmail = ({ email, firstName }: Reader, { page, oneClick }: UnsubscribeLinks): Email => ({
  ...composeEmail({ template: 'news-already', to: email, name: firstName, subject: 'You’re already subscribed' }, [
    'Someone signed up for our news with your address. You’re already subscribed, so there’s nothing to do.',
    'To unsubscribe:',
    page,
  ]),
  unsubscribeUrl: oneClick,
})

export const welcomeEmail = ({ email, firstName }: Reader, { page, oneClick }: UnsubscribeLinks): Email => ({
  ...composeEmail(
    { template: 'news-welcome', to: email, name: firstName, subject: `Welcome to the ${brand.name} news` },
    [
      'Thank you for confirming. You’ll hear from us about once a month: new tile, room ideas and sales.',
      'Unsubscribe anytime:',
      page,
    ],
  ),
  unsubscribeUrl: oneClick,
})

export const confirmUnsubscribeEmail = (email: string, link: string): Email =>
  composeEmail({ template: 'news-leave', to: email, subject: 'Confirm that you want to unsubscribe' }, [
    `We got a request to unsubscribe this address. Confirm here:`,
    link,
    notYouText,
  ])
