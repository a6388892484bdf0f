import { useEffect, useState } from 'react'

/** Seconds between automatic retries; after the last one the user decides. */
const waits = [20, 40, 80]
const keyOf = (href: string) => `tessera:tries:${href}`

/** Reloads the page after a countdown that the user can stop. */
export function RetryTimer({ href }: { href: string }) {
  const [left, setLeft] = useState(() => waits[Number(sessionStorage.getItem(keyOf(href)) ?? 0)] ?? 0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => {
      if (left === 1) reloadPage(href)
      setLeft(left - 1)
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, href])
  if (left <= 0) return null
  return (
    <p className="mt-4 text-center text-sm text-stone">
      <span className="tabular-nums">Trying again in {left} s.</span>{' '}
      <button type="button" className="min-h-6 underline underline-offset-4" onClick={() => setLeft(0)}>
        Stop
      </button>
    </p>
  )
}

function reloadPage(href: string): void {
  const key = keyOf(href)
  sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1))
  location.replace(href)
}
