import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from './use-hydrated.tsx'

/**
 * Takes the focus when it appears, and when it says something else. What came with the page has it by `autofocus`, which
 * the browser gives before anybody does something; scripts start later, and pull nobody back from where they are.
 */
export function useTakesFocus(box: RefObject<HTMLElement | null>, said: unknown): void {
  const cameWithPage = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box that says nothing is not there
  useEffect(() => {
    if (!cameWithPage.current) box.current?.focus()
    cameWithPage.current = false
  }, [said])
}
