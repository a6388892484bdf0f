import { brand } from '@tessera/contract/brand'
import { letterTo, notYou } from '../../../kit/email/email-to.ts'
import type { Letter } from '../../../kit/email/queue-email.ts'

interface Reader {
  email: string
  firstName: string | null
}

/** The unsubscribe page, and the one-click URL for mail programs. */
export interface LeaveLinks {
  page: string
  oneClick: string
}

export const confirmNews = ({ email, firstName }: Reader, link: string): Letter =>
  letterTo({ template: 'news-confirm', to: email, name: firstName, subject: 'Confirm your email address' }, [
    `You signed up for news from ${brand.name}. Confirm your email address here:`,
    link,
    'This link expires in two days. We won’t send you anything until you confirm.',
    notYou,
  ])

export const alreadyReader = ({ email, firstName }: Reader, { page, oneClick }: LeaveLinks): Letter => ({
  ...letterTo({ template: 'news-already', to: email, name: firstName, subject: 'You’re already subscribed' }, [
    'Someone signed up for our news with your address. You’re already subscribed, so there’s nothing to do.',
    'To unsubscribe:',
    page,
  ]),
  leaveUrl: oneClick,
})

export const welcomeReader = ({ email, firstName }: Reader, { page, oneClick }: LeaveLinks): Letter => ({
  ...letterTo({ template: 'news-welcome', to: email, name: firstName, subject: `Welcome to the ${brand.name} news` }, [
    'Thank you for confirming. You’ll hear from us about once a month: new tile, room ideas and sales.',
    'Unsubscribe anytime:',
    page,
  ]),
  leaveUrl: oneClick,
})

export const confirmLeaving = (email: string, link: string): Letter =>
  letterTo({ template: 'news-leave', to: email, subject: 'Confirm that you want to unsubscribe' }, [
    `We got a request to unsubscribe this address. Confirm here:`,
    link,
    notYou,
  ])
