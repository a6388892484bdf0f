import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the data at an interval and when the tab becomes visible, because other people write messages here. */
export function useRevalidateInterval(milliseconds: number, isWanted = true): void {
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
