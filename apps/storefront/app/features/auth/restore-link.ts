import type { FormRefusal } from '../../http/form-refusal.ts'
import type { EmailLink } from './read-link.server.ts'

/**
 * Restores the link from a refused form: without JavaScript the URL has lost the token, but the form still has it. The
 * token is validated when the form is sent again.
 */
export const restoreLink = (link: EmailLink, refusal: FormRefusal | undefined): EmailLink =>
  link.token === '' && refusal?.typed.token
    ? { ...link, token: refusal.typed.token, state: 'good', email: refusal.typed.username || null }
    : link
