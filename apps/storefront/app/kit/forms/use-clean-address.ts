import { useEffect } from 'react'
import { currentPathKey } from '../use-route-change.ts'

/** Removes a secret from an emailed link once the page has loaded, from the address bar and the tab's history. */
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
 * For pages whose URL contains a secret: it is not sent as a referrer and not cached. With `no-referrer` a form without
 * JavaScript would have no origin and be refused as cross-site.
 */
export const secretPageHeaders = { 'referrer-policy': 'strict-origin', 'cache-control': 'private, no-store' } as const
