import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pollMilliseconds = 3000

/** Reloads the page data until a pending payment has a result. */
export function usePolling(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(revalidate, pollMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
