import type { UserStatus } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { joinedText } from '../../kit/forms/joined-text.ts'

interface Props {
  status: UserStatus | null
  joined: number
  isPasswordNew: boolean
}

/** One-time notices at the top of the page. */
export function AccountNotices({ status, joined, isPasswordNew }: Props) {
  const isUnderReview = status !== null && status.status !== 'active' && status.status !== 'unknown'
  return (
    <>
      {isPasswordNew && (
        <Notice kind="success" isLive title="Your new password is saved">
          You’re signed in here and were signed out on other devices.
        </Notice>
      )}
      {joined > 0 && (
        <Notice kind="success" isLive action={<LinkButton href="/shopping-cart">See the cart</LinkButton>}>
          {joinedText(joined)}
        </Notice>
      )}
      {isUnderReview && (
        <Notice kind={status.status === 'in-review' ? 'info' : 'warning'} title="Your Pro Account">
          {status.message}
        </Notice>
      )}
    </>
  )
}
