import { brand } from '@tessera/contract/brand'
import type { Letter } from '../queue-mail.ts'
import { letterTo, notYou } from './letter-to.ts'

interface Reader {
  email: string
  firstName: string | null
}

/** The page for people, and the address mail programs press the button at. */
export interface LeaveLinks {
  page: string
  oneClick: string
}

export const confirmNews = ({ email, firstName }: Reader, link: string): Letter =>
  letterTo({ template: 'news-confirm', to: email, name: firstName, subject: 'Please confirm your e-mail address' }, [
    `You asked for news from ${brand.name}. Please confirm that this address is yours:`,
    link,
    'The link works for two days. Until you follow it, we send you nothing.',
    notYou,
  ])

export const alreadyReader = ({ email, firstName }: Reader, { page, oneClick }: LeaveLinks): Letter => ({
  ...letterTo({ template: 'news-already', to: email, name: firstName, subject: 'You already get our news' }, [
    'Somebody has asked for our news with your address. You get them already, so there is nothing to do.',
    'If you would rather not:',
    page,
  ]),
  leaveUrl: oneClick,
})

export const welcomeReader = ({ email, firstName }: Reader, { page, oneClick }: LeaveLinks): Letter => ({
  ...letterTo({ template: 'news-welcome', to: email, name: firstName, subject: `Welcome to the ${brand.name} news` }, [
    'Thank you for confirming. You will hear from us about twice a month: new tile, ideas for rooms, and sales.',
    'You can leave whenever you like:',
    page,
  ]),
  leaveUrl: oneClick,
})

export const confirmLeaving = (email: string, link: string): Letter =>
  letterTo({ template: 'news-leave', to: email, subject: 'Do you want no more news?' }, [
    `Somebody has asked us to send no more news to this address. If that is what you want, say so here:`,
    link,
    notYou,
  ])
