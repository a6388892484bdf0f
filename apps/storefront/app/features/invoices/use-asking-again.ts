import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pause = 3000

/** Reloads the page data until a pending payment has a result. */
export function useAskingAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(revalidate, pause)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
