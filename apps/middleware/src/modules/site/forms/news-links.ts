import { formCalls } from '@tessera/contract/middleware/forms/operations'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { linkToken } from '../../../kit/link-token.ts'
import type { UnsubscribeLinks } from './news-emails.ts'

type Needs = Pick<FormNeeds, 'publicUrl' | 'linkSecret'>

export const confirmLink = ({ publicUrl, linkSecret }: Needs, requestId: string, now: Date): string =>
  `${publicUrl}/newsletter?token=${linkToken(linkSecret, 'news', requestId, now)}`

/** Links for every newsletter: the unsubscribe page and the one-click URL. */
export function unsubscribeLinks({ publicUrl, linkSecret }: Needs, email: string, now: Date): UnsubscribeLinks {
  const token = linkToken(linkSecret, 'leave', email, now)
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${publicUrl}${formCalls.unsubscribe.path}?token=${token}`,
  }
}
