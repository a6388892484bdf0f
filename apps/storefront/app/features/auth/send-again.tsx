import { LinkButton } from '@tessera/ui/button'
import { useEffect, useState } from 'react'

const waitSeconds = 60

/** Offers to resend the email after 60 seconds, because delivery takes a moment. */
export function SendAgain() {
  const [left, setLeft] = useState(waitSeconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  if (left > 0) return <p className="flex min-h-11 items-center text-stone">Send again in {left} s</p>
  return <LinkButton href="/forgot-password">Send again</LinkButton>
}
