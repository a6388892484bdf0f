import { useEffect, useState } from 'react'
import { PopularLinks } from './popular-links.tsx'
import { RetryTimer } from './retry-timer.tsx'

interface Props {
  status: number
  href: string
}

/** The part below an error message, loaded separately because other pages do not need it. */
export function ErrorHelp({ status, href }: Props) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(navigator.onLine), [])
  if (status === 404) return <PopularLinks />
  return isHere && (status >= 500 || status === 429) ? <RetryTimer href={href} /> : null
}
