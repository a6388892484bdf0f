import { useToast } from '@tessera/ui/toast'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { joinedText } from '../../kit/forms/joined-text.ts'
import { track } from '../../kit/tracking/track.ts'

/** Reports a sign-in to analytics, and announces the cart lines that were merged, while the next page loads. */
export function useSignedIn(): void {
  const say = useToast()
  const { state, formAction, location } = useNavigation()
  const isIn = state === 'loading' && formAction?.split('?')[0] === '/sign-in' && location.pathname !== '/sign-in'
  const joined =
    isIn && location.pathname !== '/account' ? Number(new URLSearchParams(location.search).get('joined')) : 0
  useEffect(() => {
    if (isIn) track('login', { method: 'password' })
  }, [isIn])
  useEffect(() => {
    if (joined > 0) say(joinedText(joined))
  }, [joined, say])
}
