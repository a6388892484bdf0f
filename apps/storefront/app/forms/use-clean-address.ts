import { useEffect } from 'react'
import { currentPathKey } from '../shell/use-route-change.ts'

/** A secret of a letter has done its work once the page is here: it stays neither in the address bar nor in the tab. */
export function useCleanAddress(path: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', path)
      sessionStorage.setItem(currentPathKey, path)
    })
    return () => clearTimeout(timer)
  }, [path])
}

/** For pages whose address carries a secret: no other site learns it, and no cache keeps it. */
export const secretPageHeaders = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' } as const
