import { Mosaic } from '@tessera/ui/mosaic'
import { Spinner } from '@tessera/ui/spinner'
import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const shownAfterMilliseconds = 150
/** The overlay disappears after this time in any case. The page below is still there. */
const goneAfterMilliseconds = 15_000

/**
 * Covers the screen during a slow navigation. It takes no clicks and no focus. Changes within a page, such as filters,
 * have their own indicators.
 */
export function LoadingOverlay() {
  const isShown = useIsSlow()
  return (
    <>
      <p role="status" className="sr-only">
        {isShown ? 'Loading the page' : ''}
      </p>
      {isShown && (
        <div aria-hidden="true" className="overlay pointer-events-none fixed inset-0 z-50 grid place-items-center">
          <div className="absolute inset-0 bg-paper opacity-80" />
          <Mosaic kind="herringbone" className="absolute inset-0 h-full text-grout" />
          <p className="relative flex items-center gap-3 border border-grout bg-surface px-6 py-4">
            <Spinner className="text-clay" /> Loading
          </p>
        </div>
      )}
    </>
  )
}

function useIsSlow(): boolean {
  const { state, location: target } = useNavigation()
  const { pathname } = useLocation()
  const isChanging = state !== 'idle' && target?.pathname !== pathname
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isChanging) return
    const show = setTimeout(() => setSlow(true), shownAfterMilliseconds)
    const hide = setTimeout(() => setSlow(false), goneAfterMilliseconds)
    return () => {
      clearTimeout(show)
      clearTimeout(hide)
    }
  }, [isChanging])
  return isChanging && isSlow
}
