import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Looks again from time to time and whenever somebody comes back to the tab: others write here, too. */
export function useLookingAgain(milliseconds: number, isWanted = true): void {
  const { revalidate, state } = useRevalidator()
  const isIdle = state === 'idle'
  useEffect(() => {
    if (!isWanted) return
    const look = () => {
      if (isIdle && document.visibilityState === 'visible') revalidate()
    }
    const timer = setInterval(look, milliseconds)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [revalidate, isIdle, isWanted, milliseconds])
}
