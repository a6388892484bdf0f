import { useEffect, useSyncExternalStore } from 'react'

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const serviceWorkerDelayMilliseconds = 3000

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    // after the page has loaded: the service worker is for the next visit
    const timer = setTimeout(
      () => navigator.serviceWorker?.register('/sw.js').catch(() => {}),
      serviceWorkerDelayMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-ink px-4 py-2 text-center text-sm text-paper">
          You are offline. Information may be out of date, and changes won’t be sent until you’re back online.
        </p>
      )}
    </div>
  )
}
