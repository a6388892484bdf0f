import { useEffect, useState } from 'react'
import { PopularLinks } from './popular-links.tsx'
import { RetryTimer } from './retry-timer.tsx'

interface Props {
  status: number
  href: string
}

/** What stands below an error: not needed by pages that work, so it is a file of its own. */
export function ErrorMore({ status, href }: Props) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(navigator.onLine), [])
  if (status === 404) return <PopularLinks />
  return isHere && (status >= 500 || status === 429) ? <RetryTimer href={href} /> : null
}
