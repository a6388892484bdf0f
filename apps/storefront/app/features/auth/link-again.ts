import type { FormRefusal } from '../../http/form-refusal.ts'
import type { LetterLink } from './read-link.server.ts'

/**
 * The link of a form that could not be sent: without script the address of the page has lost it, and the form has not.
 * Whether it is still good is found out when it is sent again.
 */
export const linkAgain = (link: LetterLink, refusal: FormRefusal | undefined): LetterLink =>
  link.token === '' && refusal?.typed.token
    ? { ...link, token: refusal.typed.token, state: 'good', email: refusal.typed.username || null }
    : link
