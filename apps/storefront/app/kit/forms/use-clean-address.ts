import { useEffect } from 'react'
import { currentPathKey } from '../use-route-change.ts'

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

/**
 * For pages whose address carries a secret: no other site learns it, and no cache keeps it. With `no-referrer` a form
 * without script would come from nowhere, and be turned away as one of another site.
 */
export const secretPageHeaders = { 'referrer-policy': 'strict-origin', 'cache-control': 'private, no-store' } as const
