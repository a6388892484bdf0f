import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render: what needs script appears once there is some. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
