import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False on the server and in the first render, so that elements that need scripts appear after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
