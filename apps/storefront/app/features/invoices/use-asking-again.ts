import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pause = 3000

/** A payment that is being checked settles by itself: the page looks again until it has. */
export function useAskingAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(revalidate, pause)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
