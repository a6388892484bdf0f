import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Every page has this, and nothing waits for it. */
const load = () => import('./watch-texts.ts')
const ignore = () => {}

/**
 * Keeps what is typed into the messages, notes and orders of this tab until their form is answered: a reload, a lost
 * network and a look at another page lose nothing. Forms of records ask before they are left instead.
 */
export function useKeptTexts(user: string): void {
  const { key } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    const watching = load().then(
      ({ watchTexts }) => watchTexts(user),
      () => ignore,
    )
    return () => void watching.then((stop) => stop())
  }, [user])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history has other forms
  useEffect(() => {
    if (isIdle) load().then(({ restoreTexts }) => restoreTexts(user), ignore)
  }, [user, key, isIdle])
}
